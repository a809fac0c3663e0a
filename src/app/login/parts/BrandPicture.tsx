import { lazy, Suspense, useEffect, useState } from 'react'
import { useT } from '@/locales'

const Night = lazy(() => import('./Night').catch(() => ({ default: () => <svg /> })))

export const BrandPicture = () => {
  const t = useT()
  // Without a graphics card a browser takes 100 ms to paint it, so the form is rendered first.
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
