/**
 * A response with a body that is there as a whole. A browser ends a worker that has answered when a newer one takes over, and a
 * body that was still being streamed never ends then: the page stays blank (F126). Browsers decode no body of a worker, so the
 * headers do not say that it is encoded.
 */
export function withBody(response: Response, body: Blob | string): Response {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}
