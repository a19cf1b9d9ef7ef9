/**
 * A response with a complete body. When a newer worker takes over, a browser ends the old one even while it streams a
 * body, and the page stays blank (F126). The body is decoded already, so the headers must not say that it is encoded.
 */
export function withBody(response: Response, body: Blob | string): Response {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}
