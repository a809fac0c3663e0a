import { Button } from 'antd'
import './splash.css'
import { type CSSProperties, useEffect, useState } from 'react'
import { useTargetOf } from '@/business/links/JumpText'
import type { Jump } from '@/entities/content/jump'
import { jumpType } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { Dialog } from '@/kit/dialog/dialog'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { SECONDS } from '../splashSizes'
import { type Splash, SplashMedium } from './SplashMedium'

const SECOND_MS = 1000

export const TrySplash = ({ of, tall, onClose }: { of: Splash; tall: boolean; onClose: () => void }) => {
  const t = useT()
  const [round, setRound] = useState(0)
  const target = useTargetOf()({
    jumpType: Number(of.jumpType) as Jump['jumpType'], // Code as the form holds it.
    jumpValue: String(of.jumpValue ?? ''),
    jumpTitle: String(of.jumpTitle ?? ''),
  })
  const leads = target && !is(of.jumpType, jumpType.none)
  return (
    <Dialog
      open
      title={t('splash.try')}
      width={460}
      onClose={onClose}
      footer={<Button onClick={() => setRound(round + 1)}>{t('splash.again')}</Button>}
    >
      <Stage key={round} of={of} tall={tall} />
      <p className="quiet">{leads ? t('splash.leadsTo', { target }) : t('splash.leadsNowhere')}</p>
    </Dialog>
  )
}

const Stage = ({ of, tall }: { of: Splash; tall: boolean }) => {
  const t = useT()
  const [left, setLeft] = useState(() => Math.max(1, numberIn(of.duration) ?? SECONDS.least))
  const [skipped, setSkipped] = useState(false)
  const isOver = skipped || left <= 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft((now) => now - 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [isOver])
  // A custom property, which React's type does not include.
  const style = { '--shape': tall ? '9 / 19.5' : '9 / 16' } as CSSProperties
  if (isOver)
    return (
      <div className="splash-screen splash-stage" style={style} role="status">
        <span>{t(skipped ? 'splash.skipped' : 'splash.over')}</span>
      </div>
    )
  return (
    <div className="splash-screen splash-stage" style={style}>
      <SplashMedium of={of} tall={tall} plays />
      {is(of.skipFlag, 1) ? (
        <button type="button" onClick={() => setSkipped(true)}>
          {t('splash.skip', { count: left })}
        </button>
      ) : (
        <b>{t('splash.seconds', { count: left })}</b>
      )}
    </div>
  )
}
