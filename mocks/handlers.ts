import './calls'
import { http, HttpResponse, passthrough } from 'msw'
import { NetworkFault } from './core/control'
import { dispatch } from './core/dispatcher'
import { serveFile } from './core/files'

export const handlers = [
  http.all('*', async ({ request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/__files/')) return serveFile(pathname, request.headers.get('range') ?? undefined)
    if (!pathname.startsWith('/api-')) return passthrough()
    try {
      return await dispatch(request)
    } catch (error) {
      if (!(error instanceof NetworkFault)) throw error
      return error.kind === 'never' ? new Promise<Response>(() => {}) : HttpResponse.error()
    }
  }),
]
