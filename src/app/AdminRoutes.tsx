import { Suspense, use, useMemo, type ComponentType, type ReactNode } from 'react';
import {
  CoreAdminUI,
  CustomRoutes,
  Resource,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  type ResourceProps,
} from 'ra-core';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import type { SessionStore } from '../authProvider/session-store.ts';
import { useSessionStore } from '../authProvider/useSession.ts';
import { customRoutes } from '../custom/routes.ts';
import { importPathOf, type LoadView, type ResourceManifest } from '../manifest/manifest.ts';
import { descriptors, loadList } from '../schema/descriptors.ts';
import { resourceIcon } from '../schema/icons.tsx';
import { isRecordId, MANAGE_CATEGORIES, pathOf, pathsOf, type ViewName } from '../schema/paths.ts';
import {
  ReferenceNamesContext,
  sayingNames,
  representIn,
  sayingOf,
  type ReferenceNames,
} from '../schema/representation.ts';
import { useVerdict } from '../schema/useAllowed.ts';
import { AppLayout } from '../shell/frame/AppLayout.tsx';
import { SessionGate } from '../shell/frame/SessionGate.tsx';
import { useSendOnLeave } from '../shell/frame/useSendOnLeave.ts';
import { lazyPart } from '../ui/lazy/lazy-popup.tsx';
import {
  FormPageSkeleton,
  PageSkeleton,
  RecordPageSkeleton,
  DeniedState,
  InactiveState,
  NotFoundState,
} from '../ui/state/PageStates.tsx';
import { CrashScreen } from '../ui/state/CrashScreen.tsx';
import { home, listOf } from './first-screen.ts';
import { manifests } from './manifests.ts';

function elementOf({ path, load, bare }: (typeof customRoutes)[number]) {
  const { Part: Screen } = lazyPart(load);
  const screen = (
    <Suspense fallback={<PageSkeleton />}>
      <Screen />
    </Suspense>
  );
  // The layout has the gate of the session; a page without it brings its own.
  return (
    <Route key={path} path={path} element={bare === true ? <SessionGate>{screen}</SessionGate> : screen} />
  );
}

/** Bespoke screens inside the layout; each is loaded when the user opens it. */
const customRouteElements = customRoutes.filter(({ bare }) => bare !== true).map(elementOf);

/** Those that stand alone on the page. */
const bareRouteElements = customRoutes.filter(({ bare }) => bare === true).map(elementOf);

const VIEWS: readonly ViewName[] = ['list', 'create', 'edit', 'show'];

function viewRoute(resource: string, view: ViewName, path = pathsOf(resource)[view]) {
  const key = `${resource}.${view}`;
  const page = (
    <ResourceView
      key={key}
      resource={resource}
      view={view}
      View={createView(resource, view, manifests[resource])}
    />
  );
  return <Route key={path} path={path} element={page} />;
}

/** `/orders/create` beside `/orders/:id`: without its own route, 'create' would be read as an id. */
function ownCreateRoute(resource: string) {
  const path = `/${resource}/create`;
  if (path === pathsOf(resource).create) return [];
  return [<Route key={path} path={path} element={<ToCanonicalPath resource={resource} view="create" />} />];
}

/** Lists that have a second path for phones. */
const ON_PHONES: Readonly<Record<string, string>> = { collections: MANAGE_CATEGORIES };

function phoneListRoute(resource: string) {
  const path = ON_PHONES[resource];
  return path === undefined ? [] : [viewRoute(resource, 'list', path)];
}

/**
 * The views of every resource at the spec's paths. A view that the schema does not offer has no route and ends at 'not
 * found'.
 */
const resourceRoutes = descriptors.flatMap(({ name, operations }) => [
  ...VIEWS.filter((view) => operations.includes(view)).map((view) => viewRoute(name, view)),
  ...phoneListRoute(name),
  ...(operations.includes('create') ? ownCreateRoute(name) : []),
]);

/** The import of resources that have no screen of their own for it. */
const importRoutes = descriptors
  .flatMap((descriptor) => importPathOf(descriptor, manifests[descriptor.name] ?? {}) ?? [])
  .filter((path) => customRoutes.every((route) => route.path !== path))
  .map((path) => elementOf({ path, load: () => import('../custom/imports/ImportPage.tsx') }));

/** A view is loaded when it is first opened, with its descriptor beside the code that draws it. */
const GENERATED: Readonly<Record<Exclude<ViewName, 'list'>, (resource: string) => ReturnType<LoadView>>> = {
  create: (resource) => {
    fetchForm(resource);
    return import('../form/GeneratedCreate.tsx');
  },
  edit: (resource) => {
    fetchForm(resource);
    return import('../form/GeneratedEdit.tsx');
  },
  show: (resource) => {
    fetchShow(resource);
    return import('../form/show/GeneratedShow.tsx');
  },
};

// The view itself retries a failed load and shows the failure.
function fetchForm(resource: string): void {
  void import('../manifest/load-form.ts').then(({ loadForm }) => loadForm(resource)).catch(() => undefined);
}

function fetchShow(resource: string): void {
  void import('../form/show/load-show.ts').then(({ loadShow }) => loadShow(resource)).catch(() => undefined);
}

/** A view of a manifest. The list's descriptor comes with it: it has the labels of react-admin's inputs and columns. */
function ownView(resource: string, load: LoadView): ComponentType {
  return lazyPart(async () => {
    const [module] = await Promise.all([load(), loadList(resource)]);
    return module;
  }).Part;
}

/**
 * The component of a view: the manifest's own, else the generated one. Call it once per view, because each call makes
 * another component.
 */
function createView(resource: string, view: ViewName, manifest: ResourceManifest = {}): ComponentType {
  if (view === 'list') return listOf(resource).Part;
  const own = manifest[view];
  if (own !== undefined) return ownView(resource, own);
  return lazyPart(() => GENERATED[view](resource)).Part;
}

interface AdminRoutesProps {
  /** What frames every page but the bare ones. */
  layout?: typeof AppLayout;
}

/** Every page of the admin, behind the session and inside the layout. */
export function AdminRoutes({ layout = AppLayout }: AdminRoutesProps) {
  useSendOnLeave();
  const session = useSessionStore();
  const names = use(ReferenceNamesContext);
  const { definitions, routes } = useMemo(() => createResources(session, names), [session, names]);
  return (
    <ResourceDefinitionContextProvider definitions={definitions}>
      <CoreAdminUI
        requireAuth
        disableTelemetry
        title="Tendero"
        layout={layout}
        dashboard={home.Part}
        loading={PageSkeleton}
        catchAll={NotFoundState}
        accessDenied={DeniedState}
        authenticationError={DeniedState}
        error={CrashScreen}
      >
        <CustomRoutes>
          {resourceRoutes}
          {customRouteElements}
          {importRoutes}
          {routes}
        </CustomRoutes>
        <CustomRoutes noLayout>{bareRouteElements}</CustomRoutes>
      </CoreAdminUI>
    </ResourceDefinitionContextProvider>
  );
}

function resourceProps(
  { name, operations, icon }: ResourceDescriptor,
  session: SessionStore,
  names: ReferenceNames,
): ResourceProps {
  const view = (which: ViewName) =>
    operations.includes(which) ? <ToCanonicalPath resource={name} view={which} /> : undefined;
  return {
    name,
    list: view('list'),
    create: view('create'),
    edit: view('edit'),
    show: view('show'),
    icon: resourceIcon(icon),
    recordRepresentation: (record) => {
      const saying = sayingOf(document.documentElement.lang, session.current()?.store ?? null);
      return representIn(name, record, sayingNames(saying, names.finder()));
    },
  };
}

/**
 * Every schema as react-admin's <Resource>: its definition, and redirects from its own paths to the canonical ones of
 * `resourceRoutes`. Made once per page. As children of react-admin's own routes they would be registered after the first
 * drawing, and the page would be drawn again.
 */
function createResources(session: SessionStore, names: ReferenceNames) {
  const resources = descriptors.map((descriptor) => resourceProps(descriptor, session, names));
  return {
    definitions: Object.fromEntries(resources.map((props) => [props.name, Resource.registerResource(props)])),
    routes: resources.map((props) => (
      <Route key={props.name} path={`${props.name}/*`} element={<Resource {...props} />} />
    )),
  };
}

/** Redirects react-admin's own path of a view to the spec's, with the query. */
function ToCanonicalPath({ resource, view }: { resource: string; view: ViewName }) {
  const { id } = useParams();
  const { search } = useLocation();
  if (id !== undefined && !isRecordId(id)) return <NotFoundState />;
  return <Navigate replace to={pathOf(resource, view, id) + search} />;
}

const { Part: Premium } = lazyPart<{ children?: ReactNode }>(
  () => import('../shell/premium/PremiumOverlay.tsx'),
);

interface ResourceViewProps {
  resource: string;
  view: ViewName;
  View: ComponentType;
}

const REFUSED = {
  absent: NotFoundState,
  permission: DeniedState,
  inactive: InactiveState,
} as const;

const SKELETONS = {
  list: PageSkeleton,
  create: FormPageSkeleton,
  edit: FormPageSkeleton,
  show: RecordPageSkeleton,
} as const;

/**
 * A view of a resource at its path, or the reason why it cannot be opened. A feature outside of the plan is shown under
 * 'Función Premium'. The address of a form, passed on by who may edit, shows the record to who may only read it.
 */
function ResourceView({ resource, view, View }: ResourceViewProps) {
  const judged = useVerdict(resource);
  const verdict = judged(view);
  const { id } = useParams();
  if (id !== undefined && !isRecordId(id)) return <NotFoundState />;
  if (verdict === 'feature')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Premium />
      </Suspense>
    );
  if (verdict === 'permission' && view === 'edit' && judged('show') === 'allowed')
    return <Navigate replace to={pathOf(resource, 'show', id)} />;
  if (verdict !== 'allowed') {
    const Refused = REFUSED[verdict];
    return <Refused />;
  }
  const Skeleton = SKELETONS[view];
  const locked = view === 'list' && judged('create') === 'feature';
  return (
    <ResourceContextProvider value={resource}>
      <Suspense fallback={<Skeleton />}>
        {locked ? (
          <Premium>
            <View />
          </Premium>
        ) : (
          <View />
        )}
      </Suspense>
    </ResourceContextProvider>
  );
}
