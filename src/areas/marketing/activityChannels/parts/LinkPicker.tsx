import '../channels.css'
import { Checkbox, Empty, Input } from 'antd'
import { useState } from 'react'
import * as activities from '@/api/marketing/activities'
import { type ActivityChannel, activityChannel } from '@/entities/marketing/activityChannel'
import type { ActivityChannelLink } from '@/entities/marketing/activityChannelLink'
import { enableStatus } from '@/entities/shared/enums'
import { useAction } from '@/kit/data/useAction'
import { CLEAR } from '@/kit/show/boxIcons'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { StatusTag } from '@/kit/show/kinds'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { matchesWords } from '@/lib/foldText'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { isUsed, linksQuery, MAX_LINKS, relink } from './linkSet'

const channel = activityChannel
const channelsQuery = activities.listChannels.query(
  { status: [enableStatus.enabled], sortField: channel.createTime.key, sortOrder: 'desc', pageNo: 1, pageSize: 500 },
  { quiet: true },
)

/** Channel of the list: enabled or already linked. A `used` one has sign-ups and cannot be deselected. */
type Offered = Pick<ActivityChannel, 'id' | 'channelName' | 'channelCode' | 'channelType'> & { used: boolean }

const offeredOf = (channels: readonly ActivityChannel[], links: readonly ActivityChannelLink[]): Offered[] =>
  distinct(
    [
      ...links.map((link) => ({ ...link, id: link.channelId, used: isUsed(link) })),
      ...channels.map((row) => ({ ...row, used: false })),
    ],
    ({ id }) => id,
  )

interface PickerProps {
  activityId: string
  onClose: () => void
}

export const LinkPicker = ({ activityId, onClose }: PickerProps) => {
  const t = useT()
  const links = linksQuery(activityId)
  const both = {
    queryKey: [...links.queryKey, ...channelsQuery.queryKey],
    queryFn: async (context: { signal: AbortSignal }) => {
      const [linked, channels] = await Promise.all([links.queryFn(context), channelsQuery.queryFn(context)])
      return { links: linked.records, offered: offeredOf(channels.records, linked.records) }
    },
  }
  return (
    <LoadRecord of={both} title={t('activityChannels.link')} asWindow width={560} onClose={onClose}>
      {(data) => <Window {...data} activityId={activityId} onClose={onClose} />}
    </LoadRecord>
  )
}

const Window = ({
  activityId,
  links,
  offered,
  onClose,
}: PickerProps & { links: readonly ActivityChannelLink[]; offered: readonly Offered[] }) => {
  const t = useT()
  const { act, busy } = useAction()
  // Links when the dialog was opened. Only the difference is saved, so links added by others are kept.
  const [before] = useState(() => new Set(links.map(({ channelId }) => channelId)))
  const [chosen, choose] = useState<ReadonlySet<string>>(before)
  const [word, setWord] = useState('')
  const add = [...chosen].filter((id) => !before.has(id))
  const remove = [...before].filter((id) => !chosen.has(id))
  const full = chosen.size >= MAX_LINKS
  const shown = offered.filter(({ channelName, channelCode }) => matchesWords(`${channelName} ${channelCode}`, word))
  const tick = (id: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    choose(next)
  }
  const save = async () => {
    if (await act(() => relink(activityId, { add, remove }), { done: t('activityChannels.linkedDone') })) onClose()
  }
  return (
    <Dialog
      open
      width={560}
      title={t('activityChannels.link')}
      onClose={() => !busy && onClose()}
      footer={
        <DialogButtons
          ok={t('kit.save')}
          busy={busy}
          disabled={add.length + remove.length === 0}
          onOk={() => void save()}
          onClose={onClose}
        />
      }
    >
      <Input
        value={word}
        allowClear={CLEAR}
        aria-label={t('activityChannels.find')}
        placeholder={t('activityChannels.find')}
        onChange={(event) => setWord(event.target.value)}
      />
      <p className="quiet" role="status">
        {t(full ? 'activityChannels.max' : 'activityChannels.chosen', { max: MAX_LINKS, count: chosen.size })}
      </p>
      {shown.length === 0 ? (
        <Empty description={t('kit.noOptions')} />
      ) : (
        <ul className="channels-picker" aria-label={t('activityChannels.link')}>
          {shown.map(({ id, channelName, channelCode, channelType, used }) => (
            <li key={id}>
              <Checkbox
                checked={chosen.has(id)}
                disabled={used || busy || (full && !chosen.has(id))}
                onChange={({ target }) => tick(id, target.checked)}
              >
                <bdi>{channelName}</bdi> <span className="quiet digits">{channelCode}</span>
              </Checkbox>
              {used ? (
                <span className="quiet">{t('activityChannels.kept')}</span>
              ) : (
                <StatusTag field={channel.channelType} value={channelType} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
