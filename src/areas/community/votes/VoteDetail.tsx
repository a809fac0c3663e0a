import './votes.css'
import { Alert } from 'antd'
import { useMemo } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { useViewer } from '@/business/viewer'
import { joinScope } from '@/entities/community/shared'
import { selectMode, vote, type Vote, type VoteOption, voteOption } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Pictures } from '@/kit/show/Picture'
import { SmallTable } from '@/kit/show/SmallTable'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useTemplate } from '../activities/useTemplate'
import { MediaGrid } from '../parts/MediaGrid'
import { allPlates } from '../parts/pickFilters'
import { goneSeries, SeriesNames, useSeries } from '../parts/series'
import { OpenForm } from './parts/OpenForm'
import { VotePhone } from './parts/VotePhone'
import { initialBy, initialOf, SERIES } from './parts/voteValues'
import { isChangeable, useVoteActions, voteName } from './parts/voteActions'

const VoteForm = ({ row, copied }: { row?: Vote; copied?: Vote }) => {
  const { query } = useScreen()
  const templateId = row || copied ? undefined : query.get('templateId')
  if (templateId) return <ByTemplate key={templateId} id={templateId} />
  return <OpenForm name={copied ? `vote.copy.${copied.id}` : 'vote'} initial={initialOf(row, copied)} row={row} />
}

/** New vote from a template. Boards and series that no longer exist are left out and listed. */
const ByTemplate = ({ id }: { id: string }) => {
  const t = useT()
  const load = useTemplate(id)
  const { data } = load
  const preset = useMemo(() => data && initialBy(data.content), [data])
  const plates = useLoad(allPlates(), { enabled: !!preset?.plateId, recent: true })
  const { series, loading } = useSeries()
  const isKnown = (!preset?.plateId || plates.data || plates.error) && (!preset?.seriesCodes?.length || !loading)
  const lost = goneSeries(series, preset?.seriesCodes ?? [])
  const isPlateGone = !!preset?.plateId && plates.data?.records.every((one) => one.id !== preset.plateId)
  const gone = [...(isPlateGone ? [plain(data?.content.plateName) || preset.plateId] : []), ...lost]
  if ('blank' in load)
    return (
      <>
        <Alert type="warning" showIcon className="space-below" title={load.blank} />
        <OpenForm name="vote" initial={initialOf(undefined)} />
      </>
    )
  return (
    <Loaded load={load}>
      {preset && isKnown && (
        <>
          {gone.map((name) => (
            <Alert key={name} type="warning" showIcon title={t('activities.presetGone', { name: plain(name) })} />
          ))}
          <OpenForm
            name="vote"
            initial={{
              ...preset,
              ...(isPlateGone && { plateId: undefined }),
              seriesCodes: preset.seriesCodes?.filter((code) => !lost.includes(code)),
            }}
          />
        </>
      )}
    </Loaded>
  )
}

const OptionTable = ({ of }: { of: Vote }) => {
  const t = useT()
  const media = [
    {
      key: 'image' as const,
      width: 80,
      render: (_: unknown, { image }: VoteOption) => <Pictures urls={image ? [image] : []} width={48} />,
    },
    { key: 'video' as const, width: 240, render: (_: unknown, { video }: VoteOption) => <MediaGrid of={{ video }} /> },
  ].filter(({ key }) => of.options.some((one) => one[key]))
  return (
    <SmallTable
      scroll={{ x: 'max-content' }}
      dataSource={of.options.map((one, at) => ({ ...one, key: at }))}
      columns={[
        { key: 'sort', title: t(voteOption.sort.label), width: 72, render: (_, { key }) => key + 1 },
        {
          key: 'optionName',
          title: t(voteOption.optionName.label),
          render: (_, row) => <Value field={voteOption.optionName} value={row.optionName} />,
        },
        ...media.map((column) => ({ ...column, title: t(voteOption[column.key].label) })),
        {
          key: 'intro',
          title: t(voteOption.intro.label),
          render: (_, row) => <Value field={voteOption.intro} value={row.intro} full />,
        },
        {
          key: 'voteCount',
          title: t(voteOption.voteCount.label),
          align: 'end',
          render: (_, row) => <Value field={voteOption.voteCount} value={row.voteCount} />,
        },
      ]}
    />
  )
}

export default function VoteDetail() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { ways, moves, window } = useVoteActions()
  return (
    <>
      <RecordScreen
        load={socialActivities.getVote}
        title={voteName}
        status={vote.status}
        create={hq && may('socialActivities.createVote') && t('votes.new')}
        edits={(row) => hq && may('socialActivities.updateVote') && isChangeable(row)}
        form={(row, copied) => <VoteForm key={row?.id ?? 'new'} row={row} copied={copied} />}
        actions={(row) => [...ways(row), ...(hq ? moves(row) : [])]}
        phone={(row) => <VotePhone of={row} />}
        facts={(row) => [
          vote.id,
          vote.voteType,
          [vote.cover, <Pictures key="cover" urls={row.cover ? [row.cover] : []} width={128} height={72} />],
          vote.content,
          vote.selectMode,
          ...(is(row.selectMode, selectMode.several) ? [vote.maxSelect] : []),
          vote.frequency,
          vote.joinScope,
          ...(is(row.joinScope, joinScope.seriesOwners)
            ? [[SERIES, <SeriesNames key="series" codes={row.seriesCodes} />] as const]
            : []),
          vote.resultShow,
          vote.points,
          vote.plateName,
          vote.startTime,
          vote.endTime,
          vote.joinCount,
          vote.voteCount,
          vote.createBy,
          vote.createTime,
        ]}
        tabs={(row) => [{ key: 'options', label: t(vote.options.label), children: <OptionTable of={row} /> }]}
      />
      {window}
    </>
  )
}
