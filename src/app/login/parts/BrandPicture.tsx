import { lazy, Suspense, useEffect, useState } from 'react'
import { useT } from '@/locales'

/** Decoration: the form does not wait for it, and does without where it cannot be had. */
const Night = lazy(() => import('./Night').catch(() => ({ default: () => <svg /> })))

/** The picture at the left of the log-in card: light trails over a road at night, in the user's colour. Decoration only. */
export const BrandPicture = () => {
  const t = useT()
  // Without a graphics card it takes a browser 100 ms to paint: the form goes first.
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <aside className="login-brand">
      {drawn && (
        <Suspense>
          <Night />
        </Suspense>
      )}
      <div className="login-slogan">
        <p>{t('login.slogan')}</p>
        <p>{t('login.sloganMore')}</p>
      </div>
    </aside>
  )
}
