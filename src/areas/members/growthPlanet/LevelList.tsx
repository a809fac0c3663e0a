import './growthPlanet.css'
import { AppstoreOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { type CSSProperties, type KeyboardEvent, useMemo, useState } from 'react'
import * as growthPlanet from '@/api/members/growthPlanet'
import { growthLevel as fields, type GrowthLevel } from '@/entities/members/growthLevel'
import type { Action } from '@/kit/actions/actions'
import { Chart } from '@/kit/chart/Chart'
import { Loaded, useLoad } from '@/kit/data/load'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Open, useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { PictureFrame } from '@/kit/show/Picture'
import { useMedia } from '@/kit/show/useMedia'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { LevelForm } from './parts/LevelForm'
import { ALL, inLadder } from './parts/planetMath'

const REPORT = '/dreamPlant/growReport'
/** Width of a card including the gap, in px. */
const CARD = 232
const nameOf = (row: GrowthLevel) => plain(row.levelName) || plain(row.level)
const VIEWS = [
  { value: '', label: 'growthPlanet.ladder', icon: <AppstoreOutlined /> },
  { value: 'table', label: 'growthPlanet.table', icon: <TableOutlined /> },
] as const

const columnsOf = (open: Open): ColumnOf<GrowthLevel>[] => [
  {
    field: fields.levelName,
    width: 160,
    cell: (row) => (
      <CellLink onClick={() => open('detail', row.id)}>
        <PictureFrame src={plain(row.image)} width={20} height={20} /> <bdi>{nameOf(row)}</bdi>
      </CellLink>
    ),
  },
  { field: fields.level, width: 80 },
  { field: fields.needEnergy, width: 150 },
  { field: fields.userCount, width: 110 },
  { field: fields.avgDays, width: 120 },
  { field: fields.rewardPoints, width: 120 },
  { field: fields.rewardText, width: 220 },
  fields.updateBy,
  fields.updateTime,
]

const LevelCard = ({ row, edit }: { row: GrowthLevel; edit: (() => void) | undefined }) => {
  const t = useT()
  const { count } = useFormats()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [isOver, setOver] = useState(false)
  const moving = plain(row.animation)
  const plays = isOver && !isStill && moving !== '' && !/\.json($|\?)/i.test(moving)
  return (
    <li className="level-card" onPointerEnter={() => setOver(true)} onPointerLeave={() => setOver(false)}>
      <PictureFrame src={plays ? moving : plain(row.image)} width={96} height={96} />
      <strong>
        {t('growthPlanet.levelNo', { level: plain(row.level) })} <bdi>{nameOf(row)}</bdi>
      </strong>
      <span className="digits">{count(row.needEnergy)} g</span>
      <span>{t('growthPlanet.rewardOf', { points: count(row.rewardPoints) })}</span>
      <PermittedLink
        path={REPORT}
        query={{ level: plain(row.level) }}
        text={t('growthPlanet.peopleOf', { count: count(row.userCount) })}
      />
      {edit && (
        <Button size="small" aria-label={`${t('kit.edit')} ${nameOf(row)}`} onClick={edit}>
          {t('kit.edit')}
        </Button>
      )}
    </li>
  )
}

/** Levels with the steps between them, above a bar of their energy on a logarithmic scale. */
const Ladder = ({
  levels,
  editOf,
}: {
  levels: readonly GrowthLevel[]
  editOf: (row: GrowthLevel) => (() => void) | undefined
}) => {
  const t = useT()
  const { count, oneDecimal } = useFormats()
  const needs = levels.map(({ needEnergy }) => numberIn(needEnergy))
  const top = Math.log10((needs.at(-1) ?? 0) + 1)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    event.currentTarget.scrollLeft += step * CARD
  }
  const gapOf = (at: number) => {
    const [from, until] = [needs[at], needs[at + 1]]
    return typeof from === 'number' && typeof until === 'number' ? `+${count(until - from)}` : DASH
  }
  return (
    <section className="card">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a place that scrolls must be reached and moved by keyboard */}
      <section className="planet-ladder" tabIndex={0} aria-label={t('growthPlanet.ladder')} onKeyDown={move}>
        <ol>
          {levels.flatMap((row, at) => [
            <LevelCard key={row.id} row={row} edit={editOf(row)} />,
            ...(levels[at + 1]
              ? [
                  <li key={`${row.id} next`} className="level-gap quiet digits" aria-label={t('growthPlanet.toNext')}>
                    {gapOf(at)} g<span aria-hidden>→</span>
                    <small>{t('growthPlanet.avgDaysOf', { days: oneDecimal(levels[at + 1]?.avgDays) })}</small>
                  </li>,
                ]
              : []),
          ])}
        </ol>
      </section>
      <div className="log-bar" role="img" aria-label={t('growthPlanet.logBar')}>
        {levels.map((row, at) => {
          const need = needs[at]
          if (typeof need !== 'number' || !(top > 0)) return null
          // A custom property, which the type of React does not include.
          const place = { '--place': `${(Math.log10(need + 1) / top) * 100}%` } as CSSProperties
          return (
            <span key={row.id} style={place} title={`${nameOf(row)} ${count(need)} g`}>
              {plain(row.level)}
            </span>
          )
        })}
      </div>
      <small className="quiet">{t('growthPlanet.logBar')}</small>
    </section>
  )
}

const LevelChart = ({ levels }: { levels: readonly GrowthLevel[] }) => {
  const t = useT()
  const load = useLoad(growthPlanet.queryTasks.query({ pageNo: 1, pageSize: 1 }))
  const counts = load.data?.byLevel ?? []
  const nameOfLevel = (level: unknown) => levels.find((one) => String(one.level) === String(level))
  return (
    <Loaded load={load}>
      <Chart
        title={t('growthPlanet.byLevel')}
        of={t(fields.level.label)}
        categories={counts.map(({ level }) => `${plain(level)} ${plain(nameOfLevel(level)?.levelName)}`)}
        series={[{ name: t(fields.userCount.label), values: counts.map(({ count }) => numberIn(count)) }]}
      />
    </Loaded>
  )
}

export default function LevelList() {
  const may = useMay()
  const { query } = useScreen()
  const { open } = useOpened()
  const links = usePermittedLinks()
  const load = useLoad(growthPlanet.listLevels.query(ALL))
  const levels = inLadder(load.data?.records ?? [])
  const columns = useMemo(() => columnsOf(open), [open])
  const views = <ViewSwitch views={VIEWS} />
  const actionsOf = (row: GrowthLevel): Action[] => {
    const people = links(REPORT, { level: plain(row.level) })
    return [
      { label: 'kit.edit', can: 'growthPlanet.updateLevel', next: true, run: () => open('edit', row.id) },
      { label: 'growthPlanet.people', hide: !people, run: () => people?.() },
    ]
  }
  return (
    <>
      {query.get('view') === 'table' ? (
        <ListScreen
          load={growthPlanet.listLevels}
          rowKey={fields.id}
          nameOf={nameOf}
          columns={columns}
          toolbar={views}
          actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', row.id) }]}
        />
      ) : (
        <>
          <Flex justify="end" className="space-below">
            {views}
          </Flex>
          <Loaded load={load}>
            <Ladder
              levels={levels}
              editOf={(row) => (may('growthPlanet.updateLevel') ? () => open('edit', row.id) : undefined)}
            />
          </Loaded>
        </>
      )}
      <LevelChart levels={levels} />
      <RecordPanel
        load={growthPlanet.getLevel}
        title={nameOf}
        actions={actionsOf}
        facts={() => [
          ...[fields.image, fields.level, fields.needEnergy, fields.rewardPoints, fields.rewardText],
          ...[fields.userCount, fields.avgDays, fields.updateBy, fields.updateTime],
        ]}
        form={(row, mode, close) =>
          mode === 'edit' && may('growthPlanet.updateLevel') ? <LevelForm row={row} onClose={close} /> : undefined
        }
      />
    </>
  )
}
