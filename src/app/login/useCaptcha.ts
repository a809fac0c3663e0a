import { useCallback, useEffect, useRef, useState } from 'react'
import { getCaptcha } from '@/api/auth'
import { prop } from '@/lib/json'
import { randomText } from '@/lib/randomText'

const EXPIRE_SECONDS = 300
const LONGEST_SECONDS = 86_400

type Drawn = { state: 'loading' | 'failed' } | { state: 'ready' | 'expired'; image: string; channelCode: string }

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The address of an image that came as base64, with or without its data head; undefined where there is none. */
const addressOf = (image: string): string | undefined => {
  if (/^data:image\//i.test(image)) return image
  if (!/^[A-Za-z0-9+/=\s]+$/.test(image)) return undefined
  return `data:image/${/^(PHN2Zy|PD94)/.test(image) ? 'svg+xml' : 'png'};base64,${image}`
}

/**
 * The verification image of the log-in (R-SESS-02): drawn on open and by `renew`, an older answer that comes late is dropped, and the image expires
 * after the seconds the server gives. Its channelCode is the reply's, else the build's, else random text drawn for each image.
 */
export const useCaptcha = () => {
  const [drawn, setDrawn] = useState<Drawn>({ state: 'loading' })
  const asking = useRef<AbortController>(undefined)
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    asking.current?.abort()
    clearTimeout(expiry.current)
  }, [])

  const renew = useCallback(async () => {
    stop()
    const controller = new AbortController()
    asking.current = controller
    setDrawn({ state: 'loading' })
    const sent = import.meta.env.VITE_CHANNEL_CODE || randomText(32)
    try {
      const reply: unknown = await getCaptcha({ channelCode: sent }, { signal: controller.signal, quiet: true, token: null })
      if (asking.current !== controller) return
      const image = addressOf(text(prop(reply, 'image')))
      if (image === undefined) return setDrawn({ state: 'failed' })
      setDrawn({ state: 'ready', image, channelCode: text(prop(reply, 'channelCode')) || sent })
      const seconds = Number(prop(reply, 'expireSeconds'))
      const life = seconds > 0 ? Math.min(seconds, LONGEST_SECONDS) : EXPIRE_SECONDS
      expiry.current = setTimeout(() => setDrawn((now) => (now.state === 'ready' ? { ...now, state: 'expired' } : now)), life * 1000)
    } catch {
      if (asking.current === controller && !controller.signal.aborted) setDrawn({ state: 'failed' })
    }
  }, [stop])

  useEffect(() => {
    void renew()
    return stop
  }, [renew, stop])

  return { drawn, renew, fail: useCallback(() => setDrawn({ state: 'failed' }), []) }
}
