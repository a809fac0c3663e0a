import { Alert, Flex, Form } from 'antd'
import { useEffect, useState } from 'react'
import type { QrBox } from '@/entities/marketing/boxes'
import { poster } from '@/entities/marketing/poster'
import { isShown } from '@/kit/show/Picture'
import { type TextKey, useT } from '@/locales'
import { checkForApp } from './appFit'

/** A pause after which the picture is looked at again, in ms: a box that is dragged moves with each frame. */
const PAUSE_MS = 200

/** At the foot of the form of a poster: whether the owner app shows it whole, and whether its code can be read there. */
export const AppCheck = () => {
  const t = useT()
  const src: unknown = Form.useWatch(poster.imageUrl.key)
  // The canvas gives a box, or nothing before it is drawn.
  const box = Form.useWatch(poster.qrPosition.key) as QrBox | undefined // see above
  const [found, setFound] = useState<{ of: string; faults: TextKey[] }>()
  const shown = typeof src === 'string' && isShown(src) ? src : ''
  const { x, y, size } = box ?? { x: 0, y: 0, size: 0 }
  const of = shown && size ? `${shown} ${x} ${y} ${size}` : ''
  useEffect(() => {
    if (!of) return
    let gone = false
    const look = () =>
      checkForApp(shown, { x, y, size }).then(
        ({ fills, light }): TextKey[] => [
          ...(light ? [] : (['posters.darkGround'] as const)),
          ...(fills ? [] : (['posters.blankEdges'] as const)),
        ],
        (): TextKey[] => ['posters.notChecked'],
      )
    const timer = setTimeout(() => void look().then((faults) => !gone && setFound({ of, faults })), PAUSE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [of, shown, x, y, size])
  const faults = found?.of === of ? found.faults : undefined
  if (!of || !faults) return null
  return (
    <Flex vertical gap={8} role="status" aria-label={t('posters.check')}>
      {faults.length === 0 && <Alert type="success" showIcon title={t('posters.checked')} />}
      {faults.map((fault) => (
        <Alert key={fault} type="warning" showIcon title={t(fault)} />
      ))}
    </Flex>
  )
}
