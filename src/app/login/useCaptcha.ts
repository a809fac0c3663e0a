import { useCallback, useEffect, useRef, useState } from 'react'
import { getCaptcha } from '@/api/system/auth'
import { prop } from '@/lib/json'
import { randomText } from '@/lib/randomText'

const EXPIRE_SECONDS = 300
const LONGEST_SECONDS = 86_400

type Captcha = { state: 'loading' | 'failed' } | { state: 'ready' | 'expired'; image: string; channelCode: string }

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Returns the address of a base64 image with or without its data prefix, or undefined. */
const addressOf = (image: string): string | undefined => {
  if (/^data:image\//i.test(image)) return image
  if (!/^[A-Za-z0-9+/=\s]+$/.test(image)) return undefined
  return `data:image/${/^(PHN2Zy|PD94)/.test(image) ? 'svg+xml' : 'png'};base64,${image}`
}

interface Answer {
  drawn: Captcha
  seconds: number
}
interface Asked {
  controller: AbortController
  reply: Promise<Answer>
  answer?: Answer
}

const answerOf = (reply: unknown, sent: string): Answer => {
  const image = addressOf(text(prop(reply, 'image')))
  const seconds = Number(prop(reply, 'expireSeconds'))
  return {
    drawn:
      image === undefined
        ? { state: 'failed' }
        : { state: 'ready', image, channelCode: text(prop(reply, 'channelCode')) || sent },
    seconds: seconds > 0 ? Math.min(seconds, LONGEST_SECONDS) : EXPIRE_SECONDS,
  }
}

const ask = (): Asked => {
  const controller = new AbortController()
  const sent = import.meta.env.VITE_CHANNEL_CODE || randomText(32)
  const asked: Asked = {
    controller,
    reply: getCaptcha({ channelCode: sent }, { signal: controller.signal, quiet: true, token: null }).then(
      (reply) => (asked.answer = answerOf(reply, sent)),
      () => (asked.answer = { drawn: { state: 'failed' }, seconds: 0 }),
    ),
  }
  return asked
}

let early: Asked | undefined
/** Requests the first image while the page is still being built. The page takes it over. */
export const requestEarly = (): void => {
  early?.controller.abort()
  early = ask()
}

/**
 * Manages the verification image of the log-in (R-SESS-02). It is fetched on open and by `renew`, a late response to
 * an earlier request is dropped, and the image expires after the seconds sent by the server. Its channelCode is the
 * reply's, else the build's, else random text for each image.
 */
export const useCaptcha = () => {
  const [drawn, setDrawn] = useState<Captcha>(() => early?.answer?.drawn ?? { state: 'loading' })
  const asking = useRef<AbortController>(undefined)
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    asking.current?.abort()
    clearTimeout(expiry.current)
  }, [])

  const take = useCallback(
    async ({ controller, reply, answer }: Asked) => {
      stop()
      asking.current = controller
      if (!answer) setDrawn({ state: 'loading' })
      const { drawn: next, seconds } = answer ?? (await reply)
      if (asking.current !== controller || controller.signal.aborted) return
      setDrawn(next)
      if (next.state === 'ready')
        expiry.current = setTimeout(
          () => setDrawn((now) => (now.state === 'ready' ? { ...now, state: 'expired' } : now)),
          seconds * 1000,
        )
    },
    [stop],
  )
  const renew = useCallback(() => take(ask()), [take])

  useEffect(() => {
    void take(early ?? ask())
    early = undefined
    return stop
  }, [take, stop])

  return { drawn, renew, fail: useCallback(() => setDrawn({ state: 'failed' }), []) }
}
