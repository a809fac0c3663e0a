import './business.css'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '@/locales'

const WIDTH = 960
const HEIGHT = 540

/** Screen of the head unit, 960 by 540, scaled to the available width; dark as in the cars. */
export const HeadUnitFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  const t = useT()
  const host = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const fit = () => {
      const place = host.current?.parentElement?.clientWidth ?? WIDTH
      setScale(Math.min(1, place / WIDTH))
    }
    fit()
    const watch = new ResizeObserver(fit)
    if (host.current?.parentElement) watch.observe(host.current.parentElement)
    return () => watch.disconnect()
  }, [])
  return (
    <figure ref={host} className="head-unit" style={{ width: WIDTH * scale, height: HEIGHT * scale }}>
      <div className="head-unit-screen" style={{ width: WIDTH, height: HEIGHT, transform: `scale(${scale})` }}>
        <div className="head-unit-title">{title}</div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls must be reached by keyboard */}
        <section className="head-unit-page" tabIndex={0} aria-label={t('headUnit.preview')}>
          {children}
        </section>
      </div>
    </figure>
  )
}
