import './splash.css'
import { PlayCircleOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Segmented } from 'antd'
import { type CSSProperties, useState } from 'react'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { COVER_TALL, SAFE } from '../splashSizes'
import { type Splash, SplashMedium } from './SplashMedium'
import { TrySplash } from './TrySplash'

type Device = 'standard' | 'tall' | 'fold'
/** Screen ratios, width by height: an older phone, one with an edge-to-edge screen, and a foldable in both states. */
const SHAPES = { standard: '9 / 16', tall: '9 / 19.5', folded: '9 / 21', unfolded: '8 / 7.1' } as const

const share = (px: number) => `${((px / COVER_TALL[1]) * 100).toFixed(2)}%`

const Screen = ({ of, shape, safe = false }: { of: Splash; shape: keyof typeof SHAPES; safe?: boolean }) => {
  const t = useT()
  // Custom properties, which React's type does not include.
  const style = { '--shape': SHAPES[shape], '--top': share(SAFE.top), '--bottom': share(SAFE.bottom) } as CSSProperties
  return (
    <div className="splash-screen" data-shape={shape} style={style}>
      <SplashMedium of={of} tall={shape !== 'standard' && shape !== 'unfolded'} />
      {safe && (
        <>
          <i className="splash-safe" data-at="top">
            {t('splash.safeTop', { px: SAFE.top })}
          </i>
          <i className="splash-safe" data-at="bottom">
            {t('splash.safeBottom', { px: SAFE.bottom })}
          </i>
        </>
      )}
      {is(of.skipFlag, 1) && <b aria-hidden>{t('splash.skip', { count: plain(of.duration) })}</b>}
    </div>
  )
}

export const SplashPhone = ({ of }: { of: Splash }) => {
  const t = useT()
  const [device, setDevice] = useState<Device>('tall')
  const [safe, setSafe] = useState(true)
  const [tries, setTries] = useState(false)
  return (
    <div className="splash-phone">
      <Segmented<Device>
        aria-label={t('splash.device')}
        value={device}
        onChange={setDevice}
        options={[
          { value: 'standard', label: '16:9' },
          { value: 'tall', label: '19.5:9' },
          { value: 'fold', label: t('splash.fold') },
        ]}
      />
      {device === 'fold' ? (
        <Flex gap={12} align="end" justify="center">
          {(['folded', 'unfolded'] as const).map((shape) => (
            <figure key={shape}>
              <Screen of={of} shape={shape} />
              <figcaption className="quiet">{t(`splash.${shape}`)}</figcaption>
            </figure>
          ))}
        </Flex>
      ) : (
        <Screen of={of} shape={device} safe={safe && device === 'tall'} />
      )}
      {device === 'tall' && (
        <Checkbox checked={safe} onChange={({ target }) => setSafe(target.checked)}>
          {t('splash.safe')}
        </Checkbox>
      )}
      <p className="quiet">{t('splash.phoneNote')}</p>
      <Button icon={<PlayCircleOutlined />} onClick={() => setTries(true)}>
        {t('splash.try')}
      </Button>
      {tries && <TrySplash of={of} tall={device !== 'standard'} onClose={() => setTries(false)} />}
    </div>
  )
}
