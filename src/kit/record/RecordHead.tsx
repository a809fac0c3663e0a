import './record.css'
import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useT } from '@/locales'
import { Actions, type Items } from '../actions/actions'
import { useBack, useRowsAround } from '../page/back'
import { useScreen } from '../page/screen'
import { useMedia } from '../show/useMedia'
import { useIsPeek } from './peeked'
import { CopyLink, Neighbours } from './neighbours'

const NO_ACTIONS: Items = []
const MAX = 6
const MAX_NARROW = 2

interface HeadProps {
  id?: string
  title: ReactNode
  marks?: ReactNode
  actions?: Items
  tools?: ReactNode
  print?: () => void
  alone?: boolean
}

export const RecordHead = ({
  id,
  title,
  marks,
  actions = NO_ACTIONS,
  tools,
  print = () => window.print(),
  alone = false,
}: HeadProps) => {
  const t = useT()
  const back = useBack()
  const { setQuery } = useScreen()
  const { before, after } = useRowsAround()
  const isPeek = useIsPeek()
  const isNarrow = useMedia('(width < 768px)')
  return (
    <div className="record-head">
      <div className="record-name">
        <h2 id={id}>
          <bdi>{title}</bdi>
        </h2>
        {marks}
      </div>
      <Space wrap className="record-ways">
        <Actions items={actions} plain={alone} max={isNarrow ? MAX_NARROW : MAX} />
        {tools}
        {!alone && (
          <>
            <Neighbours before={before} after={after} open={setQuery} />
            <CopyLink />
          </>
        )}
        {!alone && !isPeek && (
          <Button icon={<PrinterOutlined />} title={t('kit.print')} aria-label={t('kit.print')} onClick={print} />
        )}
        {back && !isPeek && (
          <Button icon={<ArrowLeftOutlined />} onClick={back}>
            {t('kit.toList')}
          </Button>
        )}
      </Space>
    </div>
  )
}

/** Head that stays below the tab bar while the page scrolls. Its height is available to the page as --record-head. */
export const RecordBar = (props: HeadProps) => {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const page = bar.current?.closest<HTMLElement>('.frame')
    if (!bar.current || !page) return undefined
    const observer = new ResizeObserver(([entry]) =>
      page.style.setProperty(
        '--record-head',
        `clamp(0px, (100vh - 600px) * 9999, ${entry?.borderBoxSize[0]?.blockSize ?? 0}px)`,
      ),
    )
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      page.style.removeProperty('--record-head')
    }
  }, [])
  return (
    <header ref={bar} className="card record-bar">
      <RecordHead {...props} />
    </header>
  )
}
