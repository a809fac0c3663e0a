import { Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import type { HtmlUrl } from '@/api/content/socialChannels'
import { Failed, type Queried, useLoad } from '@/kit/data/load'
import { Dialog } from '@/kit/dialog/dialog'
import { Popup } from '@/kit/dialog/Popup'
import { LinkCard } from '@/kit/show/LinkCard'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

type Ask = Queried<HtmlUrl>

const LinkCode = ({ ask }: { ask: Ask }) => {
  const t = useT()
  const { data, error, retry } = useLoad(ask, { keep: false })
  if (error) return <Failed compact error={error} retry={retry} />
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} />
  return (
    <>
      <LinkCard url={data.url} />
      {data.expire && <p className="quiet">{t('columns.linkUntil', { time: formatTime(data.expire, 'HH:mm') })}</p>}
    </>
  )
}

export const H5Link = ({ ask }: { ask: Ask }) => {
  const t = useT()
  return (
    <Popup label={t('columns.link')} button={{ children: t('columns.link') }}>
      {() => <LinkCode ask={ask} />}
    </Popup>
  )
}

export const useLinkWindow = (): { open: (title: string, ask: Ask) => void; window: ReactNode } => {
  const [shown, setShown] = useState<{ title: string; ask: Ask }>()
  return {
    open: (title, ask) => setShown({ title, ask }),
    window: (
      <Dialog open={shown !== undefined} title={shown?.title} width={420} onClose={() => setShown(undefined)}>
        {shown && <LinkCode ask={shown.ask} />}
      </Dialog>
    ),
  }
}
