import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { backEnd, control } from '../mocks'
import { alsoReset } from './reset'

const listen = async (host: 'main' | 'social'): Promise<string> => {
  const handle = backEnd(host)
  const server: Server = createServer((message, out) => {
    // A kept connection could be closed just as the next request uses it.
    out.setHeader('connection', 'close')
    void handle(message, out, () => {
      out.writeHead(404)
      out.end()
    })
  })
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}` // Listens on a port, so never a pipe.
}

export const hosts = { main: await listen('main'), social: await listen('social') }

alsoReset(() => {
  control.reset()
  control.setLatency(0)
})
