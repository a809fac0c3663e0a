/** Sends a request to the embedded back end and returns the data of the reply. */
export const ask = async (path: string, body?: unknown): Promise<unknown> => {
  const token = /(?:^|; )access_token=([^;]*)/.exec(document.cookie)?.[1]
  const reply = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'client-id': 'floor',
      'client-secret': 'floor',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const { data } = (await reply.json()) as { data: unknown } // The shape of the embedded back end's own reply.
  return data
}
