import './hotspots.css'
import { Empty } from 'antd'
import { useState } from 'react'
import * as advertisements from '@/api/content/advertisements'
import { useViewer } from '@/business/viewer'
import { hotspot, type Hotspot } from '@/entities/content/hotspot'
import { is, isYes } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { statePair } from '@/kit/list/statePair'
import { Chart } from '@/kit/chart/Chart'
import { Loaded, useLoad } from '@/kit/data/load'
import { AsOf } from '@/kit/show/AsOf'
import { FilterBar } from '@/kit/list/FilterBar'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { plain, useFormats } from '@/kit/show/format'
import { Mark, Tags, Value } from '@/kit/show/kinds'
import { WithPhone } from '@/kit/show/WithPhone'
import { matchesWords } from '@/lib/foldText'
import { numberIn } from '@/lib/counts'
import { isGiven } from '@/lib/given'
import { listOf } from '@/lib/listOf'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { Cover } from '../parts/Cover'
import { AppScreen, Rows, SearchBar } from './parts/phoneParts'

const FILTERS = [containsFilter(hotspot.hotspotName), choicesFilter(hotspot.block), choicesFilter(hotspot.status)]
const TABS = ['home', 'workbench', 'material', 'mine'] as const
const isOn = ({ status }: Hotspot) => is(status, enableStatus.enabled)
const bySort = (a: Hotspot, b: Hotspot) => (numberIn(a.sort) ?? Infinity) - (numberIn(b.sort) ?? Infinity)

/**
 * Hot blocks on the material home of the dealer app. Headquarters chooses the visible ones, beside a preview of the
 * page.
 */
export default function HotspotBoard() {
  const t = useT()
  const { state, search, reset } = useListState(FILTERS)
  const { data, error, first, retry } = useLoad(advertisements.listHotspots.query(undefined, { quiet: true }))
  const all = (data?.records ?? []).toSorted(bySort)
  const { hotspotName = '', block = '', status = '' } = state.texts
  const fits = (row: Hotspot) =>
    matchesWords(plain(row.hotspotName), hotspotName) &&
    (!block || listOf(block).includes(String(row.block))) &&
    (!status || listOf(status).includes(String(row.status)))
  const shown = all.filter(fits)
  return (
    <>
      <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
      <section className="card" aria-label={t('/configuration/configuration')}>
        <Loaded load={{ data, error, first, retry }}>
          <WithPhone phone={<HomePhone rows={all.filter(isOn)} />}>
            {isGiven(data?.asOf) && (
              <p>
                <AsOf time={data?.asOf} />
              </p>
            )}
            {shown.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('hotspots.none')} />}
            <Blocks rows={shown} isLast={(row) => isOn(row) && all.filter(isOn).length === 1} />
          </WithPhone>
        </Loaded>
      </section>
      {all.length > 0 && <Clicks rows={all} />}
    </>
  )
}

const Blocks = ({ rows, isLast }: { rows: readonly Hotspot[]; isLast: (row: Hotspot) => boolean }) => {
  const t = useT()
  const known = (hotspot.block.of?.options ?? []).map(({ value, label }) => ({
    key: String(value),
    title: t(label),
    rows: rows.filter(({ block }) => is(block, value as Hotspot['block'])), // Value of the enumeration.
  }))
  const others = rows.filter(({ block }) => known.every(({ key }) => key !== String(block)))
  return [...known, { key: '', title: '', rows: others }]
    .filter((group) => group.rows.length > 0)
    .map(({ key, title, rows: some }) => (
      <section key={key} className="hotspot-block" aria-label={title}>
        <h3 className="card-title">{title}</h3>
        <ul className="hotspots">
          {some.map((row) => (
            <HotspotCard key={row.id} row={row} last={isLast(row)} />
          ))}
        </ul>
      </section>
    ))
}

const HotspotCard = ({ row, last }: { row: Hotspot; last: boolean }) => {
  const t = useT()
  const { count } = useFormats()
  const { head } = useViewer()
  // Somebody else may have switched it in the meantime. The server state wins, and the card blinks.
  const [blinks, setBlinks] = useState(0)
  const name = plain(row.hotspotName) || row.id
  const titles = Array.isArray(row.topTitles) ? row.topTitles : []
  const state = statePair<Hotspot>(t, {
    can: { on: 'advertisements.enableHotspot', off: 'advertisements.disableHotspot' },
    isOn,
    set: async ({ id }, on) => {
      const now = await (on ? advertisements.enableHotspot : advertisements.disableHotspot)({ id })
      const wished = on ? enableStatus.enabled : enableStatus.disabled
      if (now !== undefined && Number(now) !== wished) setBlinks(blinks + 1)
    },
    on: { label: 'kit.enable', done: t('ads.isOn'), when: () => head && !last },
    off: {
      label: 'kit.disable',
      done: t('ads.isOff'),
      when: () => head && !last,
      ask: () => ({ title: t('hotspots.offAsk', { name }), effect: t('hotspots.offEffect') }),
    },
  })
  return (
    <li key={blinks} data-blinks={blinks > 0}>
      <Cover src={row.cover} alt={t(hotspot.cover.label)} width={160} height={90} />
      <div className="hotspot-words">
        <strong>
          <bdi>{name}</bdi> {isYes(row.newFlag) && <Mark tone="processing">{t('hotspots.new')}</Mark>}
        </strong>
        <bdi className="quiet">{plain(row.content)}</bdi>
        {titles.length > 0 ? <Tags texts={titles} max={3} /> : <span className="quiet">{t('hotspots.noContent')}</span>}
        <small className="quiet">
          {t(hotspot.viewCount.label)} <span className="digits">{count(row.viewCount)}</span> ·{' '}
          {t(hotspot.clickCount.label)} <span className="digits">{count(row.clickCount)}</span>
        </small>
        <small className="quiet">
          <bdi>{plain(row.updateBy)}</bdi> <Value field={hotspot.updateTime} value={row.updateTime} />
        </small>
      </div>
      <div className="hotspot-switch">
        {state.toggle(row, name)}
        {last && <small className="quiet">{t('hotspots.keepOne')}</small>}
      </div>
    </li>
  )
}

const HomePhone = ({ rows }: { rows: readonly Hotspot[] }) => {
  const t = useT()
  const shown = rows.filter(({ topTitles }) => Array.isArray(topTitles) && topTitles.length > 0)
  return (
    <AppScreen page="material" tabs={TABS}>
      <SearchBar text={t('ads.searchMaterial')} />
      {shown.map((row) => (
        <section key={row.id} aria-label={plain(row.hotspotName)}>
          <b>{plain(row.hotspotName)}</b>
          <Rows texts={row.topTitles.slice(0, 3).map(plain)} />
        </section>
      ))}
    </AppScreen>
  )
}

const Clicks = ({ rows }: { rows: readonly Hotspot[] }) => {
  const t = useT()
  return (
    <Chart
      title={t('hotspots.chart')}
      of={t(hotspot.hotspotName.label)}
      categories={rows.map(({ hotspotName }) => plain(hotspotName))}
      series={[
        { name: t('hotspots.chart'), values: rows.map(({ clickCount }) => numberIn(clickCount)) },
        {
          name: t('hotspots.rate'),
          as: 'line',
          kind: 'percent',
          thin: true,
          values: rows.map(({ clickCount, viewCount }) => numberIn(rateOf(clickCount, viewCount))),
        },
      ]}
    />
  )
}
