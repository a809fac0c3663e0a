import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { hostOf } from '@/api/hosts'
import { NetworkFault, control, controlDoor, type WireTrouble } from './control'
import { dispatch } from './dispatcher'
import { serveFile } from './files'

const toRequest = (message: IncomingMessage, signal?: AbortSignal): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const method = message.method ?? 'GET'
  const init: RequestInit & { duplex?: 'half' } = { method, headers, signal }
  if (method !== 'GET' && method !== 'HEAD') {
    // Node's web stream is the same type under another name.
    init.body = Readable.toWeb(message) as unknown as ReadableStream<Uint8Array>
    init.duplex = 'half'
  }
  return new Request(`http://${message.headers.host ?? 'localhost'}${message.url ?? '/'}`, init)
}

const reply = async (response: Response, out: ServerResponse, head: Record<string, string>): Promise<void> => {
  const wire = response.headers.get('x-mock-wire')
  const bytes = Buffer.from(await response.arrayBuffer())
  response.headers.delete('x-mock-wire')
  const headers = { ...Object.fromEntries(response.headers), ...head }
  // The control door sets only these names.
  if (wire !== null) return spoil(wire as WireTrouble, bytes, headers, out)
  out.writeHead(response.status, headers)
  out.end(bytes)
}

/** Encodes a text as GBK, with the same character for all that are not ASCII. */
const inGbk = (text: string) =>
  Buffer.from([...text].flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : [0xb3, 0xc9])))

/**
 * Sends a good reply incorrectly: broken on the wire, in small pieces, in another encoding or with another content
 * type.
 */
const spoil = async (
  wire: WireTrouble,
  bytes: Buffer,
  head: Record<string, string>,
  out: ServerResponse,
): Promise<void> => {
  const send = (body: Buffer, more: Record<string, string> = {}) => {
    out.writeHead(200, { ...head, ...more })
    out.end(body)
  }
  const isJson = head['content-type']?.includes('json') ?? false
  const text = bytes.toString()
  switch (wire) {
    case 'brokenGzip':
      return send(Buffer.concat([gzipSync(bytes).subarray(0, 20), Buffer.from('no gzip at all')]), {
        'content-encoding': 'gzip',
      })
    case 'tooShort':
      out.writeHead(200, { ...head, 'content-length': String(bytes.length + 100) })
      out.write(bytes)
      setTimeout(() => out.socket?.destroy(), 20)
      return
    case 'badChunk':
      out.socket?.end(
        `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n${text.slice(0, 20)}`,
      )
      return
    case 'drip': {
      out.writeHead(200, head)
      const part = Math.max(1, Math.ceil(bytes.length / 6))
      for (let from = 0; from < bytes.length; from += part) {
        out.write(bytes.subarray(from, from + part))
        await new Promise((resolve) => setTimeout(resolve, 40))
      }
      out.end()
      return
    }
    case 'noCors': {
      const { 'access-control-allow-origin': _origin, ...closed } = head
      out.writeHead(200, closed)
      out.end(bytes)
      return
    }
    case 'bom':
      return send(isJson ? Buffer.from(`\uFEFF${text}`) : bytes)
    case 'utf16':
      return send(isJson ? Buffer.from(`\uFEFF${text}`, 'utf16le') : bytes, {
        'content-type': head['content-type']?.replace('; charset=utf-8', '') ?? '',
      })
    case 'gbk':
      // Without a Chinese character the reply would be valid UTF-8.
      return send(isJson ? inGbk(text.replace('"message":"OK"', '"message":"成功"')) : bytes, {
        'content-type': head['content-type']?.replace('; charset=utf-8', '') ?? '',
      })
    case 'asText':
    case 'asHtml':
      return send(bytes, {
        'content-type': wire === 'asText' ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
      })
  }
}

const cors = (message: IncomingMessage): Record<string, string> =>
  message.headers.origin
    ? {
        'access-control-allow-origin': message.headers.origin,
        'access-control-expose-headers': 'content-disposition',
        vary: 'origin',
      }
    : {}

/**
 * Creates a connect-style handler of one of the two back ends. It handles /api-… paths of its host, uploaded files
 * and the control door, and passes on other requests. It accepts cross-origin requests, including preflight, as the
 * separate host must.
 */
export const backEnd =
  (host: 'main' | 'social') =>
  async (message: IncomingMessage, out: ServerResponse, next: () => void): Promise<void> => {
    const path = new URL(message.url ?? '/', 'http://localhost').pathname
    const isControl = path.startsWith('/__mock/')
    if (path.startsWith('/__files/')) return reply(serveFile(path, message.headers.range), out, {})
    if (!isControl && !path.startsWith('/api-')) return next()
    control.serve()
    const head = { 'cache-control': 'no-store', ...cors(message) }
    if (message.method === 'OPTIONS') {
      out.writeHead(204, {
        ...head,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'authorization, client-id, client-secret, content-type',
        'access-control-max-age': '600',
      })
      out.end()
      return
    }
    try {
      if (isControl) return await reply(await controlDoor(toRequest(message)), out, head)
      if (hostOf(path) !== host)
        return await reply(Response.json({ code: 404, message: '接口不在此主机' }, { status: 404 }), out, head)
      const gone = new AbortController()
      out.once('close', () => {
        if (!out.writableEnded) gone.abort()
      })
      await reply(await dispatch(toRequest(message, gone.signal)), out, head)
    } catch (error) {
      if (error instanceof NetworkFault) {
        if (error.kind === 'never') return
        if (error.kind === 'cut') {
          out.writeHead(200, { ...head, 'content-type': 'application/json', 'content-length': '1000' })
          out.write('{"code":200,"data":{"records":[{"id":"1"')
          // The written bytes must have been sent, because a browser that sees only a reset retries by itself.
          setTimeout(() => message.socket.destroy(), 20)
          return
        }
        message.socket.destroy()
        return
      }
      console.error(error)
      await reply(Response.json({ code: 500, message: '服务器内部错误' }, { status: 500 }), out, head)
    }
  }
