import { Navigate, Route } from 'react-router-dom';

/** Paths of the spec that another screen serves today. */
const REDIRECTS = {
  '/editar-tienda': '/config',
  '/store': '/config',
} as const;

export const redirectRoutes = Object.entries(REDIRECTS).map(([from, to]) => (
  <Route key={from} path={from} element={<Navigate replace to={to} />} />
));
