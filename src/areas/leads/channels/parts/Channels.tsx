import { named } from '@/kit/show/format'
import { useMemo } from 'react'
import * as clueChannels from '@/api/leads/clueChannels'
import { findById } from '@/api/findById'
import { is, isYes } from '@/entities/field'
import { type Channel, channel } from '@/entities/leads/channel'
import { channelLevel } from '@/entities/leads/enums'
import { type Action, Toggle } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import type { Nested } from '@/kit/list/nested'
import { useOpened } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useScreen } from '@/kit/page/screen'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ChannelForm } from './ChannelForm'

const FILTERS = [
  channel.channelName,
  channel.channelCode,
  channel.channelType,
  channel.channelLevel,
  channel.optional,
  channel.outCall,
]
const isFirst = (row: Channel) => is(row.channelLevel, channelLevel.first)
const TREE: Nested<Channel> = {
  when: isFirst,
  load: ({ channelCode }) => clueChannels.listByParentCode.query({ parentCode: channelCode }),
}

const columnsOf = (flat: boolean, t: Translate): readonly ColumnOf<Channel>[] => {
  const flag = (
    key: 'optional' | 'outCall',
    row: Channel,
    props: Pick<Parameters<typeof Toggle>[0], 'ask' | 'disabled' | 'change' | 'can'>,
  ) => (
    <Toggle
      {...props}
      on={isYes(row[key])}
      name={named(t(channel[key].label), row.channelName)}
      done={(to) => t(to ? 'leads.enabled' : 'leads.disabled')}
    />
  )
  return [
    {
      field: channel.channelName,
      width: flat ? 210 : 180,
      cell: (row) => (
        <bdi>
          {flat && row.parentName && <span className="quiet">{row.parentName} / </span>}
          {row.channelName}
        </bdi>
      ),
    },
    {
      field: channel.optional,
      width: 112,
      cell: (row) =>
        flag('optional', row, {
          can: 'clueChannels.setOptional',
          // Dealers cannot pick channels below a channel that is not optional. Their own flags are kept.
          disabled: is(row.parentOptional, 0),
          ask: (to) =>
            to
              ? undefined
              : {
                  title: t('channels.optionalOff', { name: row.channelName }),
                  effect: t('channels.optionalOffEffect'),
                },
          change: (to) => clueChannels.setOptional({ id: row.id, flag: to ? 1 : 0 }),
        }),
    },
    {
      field: channel.outCall,
      width: 112,
      cell: (row) =>
        flag('outCall', row, {
          can: 'clueChannels.setOutCall',
          ask: (to) =>
            to
              ? { title: t('channels.outCallOn', { name: row.channelName }), effect: t('channels.outCallOnEffect') }
              : undefined,
          change: (to) => clueChannels.setOutCall({ id: row.id, flag: to ? 1 : 0 }),
        }),
    },
    { field: channel.channelLevel, width: 88 },
    { field: channel.channelType, width: 104 },
    { field: channel.monthCount, width: 104 },
    { field: channel.followLimit, width: 120 },
    { field: channel.sort, width: 80 },
    { field: channel.channelCode, width: 128 },
    channel.updateTime,
  ]
}

/**
 * Channels as a tree whose second level loads on expansion. A search returns both levels flat. Channels are never
 * deleted because leads refer to them.
 */
export const Channels = () => {
  const t = useT()
  const may = useMay()
  const { query } = useScreen()
  const { mode, id: code, open, close } = useOpened()
  const flat = FILTERS.some(({ key }) => query.get(key))
  const columns = useMemo(() => columnsOf(flat, t), [flat, t])
  const actions = (row: Channel): Action[] => [
    {
      label: 'channels.newBelow',
      can: 'clueChannels.save',
      hide: !isFirst(row),
      run: () => open('new', row.channelCode),
    },
    { label: 'kit.edit', can: 'clueChannels.save', run: () => open('edit', row.channelCode) },
  ]
  return (
    <>
      <ListScreen
        load={clueChannels.list}
        rowKey={channel.id}
        nameOf={(row) => row.channelName}
        filters={FILTERS}
        columns={columns}
        nested={flat ? undefined : TREE}
        toolbar={<Export from={clueChannels.exportList} can="clueChannels.exportList" />}
        actions={actions}
        create={{ label: 'channels.new', can: 'clueChannels.save', run: () => open('new') }}
      />
      {may('clueChannels.save') && mode === 'new' && <ChannelForm parentCode={code} onClose={close} />}
      {may('clueChannels.save') && mode === 'edit' && (
        <LoadRecord of={oneOf(code)} title={t('kit.edit')} width={480} onClose={close}>
          {(row) => <ChannelForm row={row} parentCode={row.parentCode} onClose={close} />}
        </LoadRecord>
      )}
    </>
  )
}

/** Query for a channel by its code. The list also matches codes that contain it. */
const oneOf = (channelCode: string) => findById(clueChannels.list, { channelCode })
