/** A record's title: its name. The resource's name precedes one that is only a number (`Pedido #12`). */
export function titleOf(one: string, name: string): string {
  return name.startsWith('#') ? `${one} ${name}` : name;
}
