declare module 'icon:*' {
  const path: string;
  export default path;
}

// What `maps/NAME.ts` returns; a board gives it its type.
declare module 'map:*' {
  const drawn: never;
  export default drawn;
}
