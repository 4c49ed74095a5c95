import { isObject } from '../../json/is-object.ts';

/** A place in a file of any shape. Missing content reads as empty, so that every check can run. */
export interface Node {
  pointer: string;
  value: unknown;
}

export function rootOf(content: unknown): Node {
  return { pointer: '', value: content };
}

export function step(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The member; its value is undefined when it is missing. */
export function at(node: Node, ...path: string[]): Node {
  return path.reduce<Node>(
    ({ pointer, value }, key) => ({
      pointer: step(pointer, key),
      value: isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined,
    }),
    node,
  );
}

export function members(node: Node): [string, Node][] {
  return isObject(node.value) ? Object.keys(node.value).map((key) => [key, at(node, key)]) : [];
}

export function elements(node: Node): Node[] {
  return Array.isArray(node.value)
    ? node.value.map((value: unknown, index) => ({ pointer: step(node.pointer, index), value }))
    : [];
}

export function textOf(node: Node): string | undefined {
  return typeof node.value === 'string' ? node.value : undefined;
}

/** The texts of an array, each with its place. */
export function texts(node: Node): { text: string; pointer: string }[] {
  return elements(node).flatMap((element) =>
    typeof element.value === 'string' ? [{ text: element.value, pointer: element.pointer }] : [],
  );
}

/** The node and everything below it, at any depth. */
export function everyNode(node: Node): Node[] {
  const below = [...members(node).map(([, member]) => member), ...elements(node)];
  return [node, ...below.flatMap(everyNode)];
}
