/** Where a manifest mounts a page, or undefined when it does not. */
export const pathOf = (
  routes: Readonly<Record<string, { readonly page: string }>>,
  page: string,
): string | undefined => Object.keys(routes).find((path) => routes[path]?.page === page)
