import { PlusOutlined } from '@ant-design/icons'
import { Button, Empty, Flex } from 'antd'
import { useEffect, useMemo } from 'react'
import * as carSeries from '@/api/system/carSeries'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { energyType } from '@/entities/shared/enums'
import {
  type AccessSeries,
  accessSeries as fields,
  accessStatus,
  RISKY_COMMANDS,
  type TspProvider,
} from '@/entities/vehicle/accessConfig'
import { carCommand } from '@/entities/vehicle/controlLog'
import { type Action, Actions } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { callFilter } from '@/kit/list/choiceFilters'
import { FilterBar } from '@/kit/list/FilterBar'
import { filterOf } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { listOf } from '@/lib/listOf'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useFocusKept } from '../../parts/useFocusKept'
import { ACCESS, useAccessChange } from './accessSaves'
import { CommandMatrix } from './CommandMatrix'
import { SeriesForm } from './SeriesForm'
import { changeOf, type Ticks, ticked, tickedOf, without } from './ticks'

const CAN = 'vehicleControl.updateAccessConfig'
const FILTERS = [
  seriesFilterOf(fields.seriesName),
  callFilter(
    { key: 'providerCode', label: fields.provider.label },
    {
      of: ACCESS,
      choice: ({ id, providerName }: TspProvider) => ({ value: id, label: plain(providerName) || id }),
    },
  ),
  filterOf(fields.status),
]
const ALL_SERIES = carSeries.list.query({ sortField: 'sort', sortOrder: 'asc', pageSize: 500 }, { quiet: true })
const nameOf = (row: AccessSeries) => plain(row.seriesName) || row.seriesCode

/** Returns the confirmation with the effects of adding or removing commands of a series, if one is required. */
const useQuestion = () => {
  const t = useT()
  const { count } = useFormats()
  const names = (codes: readonly string[]) =>
    codes.map((code) => optionName(t, fields.commands, code)).join(t('kit.listComma'))
  return (row: AccessSeries, { added, removed }: { added: readonly string[]; removed: readonly string[] }) => {
    const risky = added.filter((code) => RISKY_COMMANDS.includes(code))
    if (!risky.length && !removed.length) return undefined
    const name = nameOf(row)
    return {
      title: t(risky.length ? 'accessConfig.riskyAsk' : 'accessConfig.saveAsk', { name, commands: names(risky) }),
      effect: removed.length
        ? t('accessConfig.removes', { commands: names(removed), cars: count(row.vehicleCount) })
        : undefined,
    }
  }
}

const useStateActions = (change: ReturnType<typeof useAccessChange<AccessSeries>>) => {
  const t = useT()
  const { count } = useFormats()
  return (row: AccessSeries): Action[] => {
    const name = nameOf(row)
    const cars = count(row.vehicleCount)
    const { none, connected, maintenance } = accessStatus
    const move = (
      to: AccessSeries['status'],
      label: Action['label'],
      fits: boolean,
      more: Partial<Action>,
    ): Action => ({
      ...{ label, can: CAN, hide: !fits, done: t('accessConfig.saved') },
      run: () => change(row.id, () => ({ status: to })),
      ...more,
    })
    const asked = (way: 'connect' | 'maintain' | 'disconnect', typed?: string) => ({
      ask: { title: t(`accessConfig.${way}Ask`, { name }), effect: t(`accessConfig.${way}Effect`, { cars }), typed },
    })
    return [
      move(connected, 'accessConfig.connect', is(row.status, none), { next: true, ...asked('connect') }),
      move(maintenance, 'accessConfig.maintain', is(row.status, connected), asked('maintain')),
      move(connected, 'accessConfig.endMaintenance', is(row.status, maintenance), { next: true }),
      move(none, 'accessConfig.disconnect', is(row.status, connected, maintenance), {
        danger: true,
        ...asked('disconnect', name),
      }),
    ]
  }
}

/** Commands by series as a matrix, saved row by row. */
export const SeriesAccess = ({ ticks, setTicks }: { ticks: Ticks; setTicks: (to: Ticks) => void }) => {
  const t = useT()
  const { hq } = useViewer()
  const may = useMay()
  const { setQuery } = useScreen()
  const { mode, id, open, close } = useOpened()
  const { state, search, reset } = useListState(FILTERS)
  const load = useLoad(ACCESS)
  const all = useLoad(ALL_SERIES)
  const questionOf = useQuestion()
  const writes = hq && may(CAN)
  const { providers = [], series = [] } = load.data ?? {}
  const change = useAccessChange('series', series)
  const stateActions = useStateActions(change)
  const { seriesCode = '', providerCode = '', status = '' } = state.texts
  const rows = useMemo(
    () =>
      series.filter(
        (row) =>
          // Unsaved rows stay visible.
          changeOf(row, ticks).isChanged ||
          ((!seriesCode || row.seriesCode === seriesCode) &&
            (!providerCode || row.providerCode === providerCode) &&
            (!status || listOf(status).includes(plain(row.status)))),
      ),
    [series, ticks, seriesCode, providerCode, status],
  )
  // Values that have been saved, here or by another user, are no longer changes.
  useEffect(() => {
    const kept = Object.keys(ticks).filter((key) =>
      series.some((row) => row.id === key && changeOf(row, ticks).isChanged),
    )
    if (load.data && kept.length < Object.keys(ticks).length)
      setTicks(Object.fromEntries(kept.map((key) => [key, ticks[key] ?? {}])))
  }, [load.data, series, ticks, setTicks])
  const list = useFocusKept<HTMLElement>(Object.keys(ticks).join(), '.tick[tabindex="0"]')
  const isPetrol = (code: string) =>
    is(all.data?.records.find((row) => row.seriesCode === code)?.energyType, energyType.petrol)
  const isLocked = (row: Pick<AccessSeries, 'seriesCode'>, command: string) =>
    command === carCommand.charge && isPetrol(row.seriesCode)
  const save = (row: AccessSeries): Action => ({
    label: 'kit.save',
    can: CAN,
    next: true,
    ask: questionOf(row, changeOf(row, ticks)),
    run: () => change(row.id, (now) => ({ commands: tickedOf(now, ticks) })),
    done: t('accessConfig.saved'),
  })
  const actionsOf = (row: AccessSeries): Action[] =>
    changeOf(row, ticks).isChanged
      ? [save(row), { label: 'kit.discard', run: () => setTicks(without(ticks, row)) }]
      : [...stateActions(row), { label: 'kit.edit', can: CAN, run: () => open('edit', row.id) }]
  const edited = series.find((row) => row.id === id)
  const isForm = writes && load.data && (mode === 'new' || (mode === 'edit' && edited))
  return (
    <>
      <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
      <section ref={list} className="list-card" aria-label={t('accessConfig.series')}>
        {writes && (
          <Flex className="list-tools">
            <Actions
              items={[
                {
                  label: 'accessConfig.newSeries',
                  can: CAN,
                  primary: true,
                  icon: <PlusOutlined />,
                  run: () => open('new'),
                },
              ]}
            />
          </Flex>
        )}
        <Loaded load={load}>
          {rows.length > 0 ? (
            <CommandMatrix
              rows={rows}
              nameOf={nameOf}
              ticks={ticks}
              isLocked={isLocked}
              tick={writes ? (row, code, on) => setTicks(ticked(ticks, row, code, on)) : undefined}
              actionsOf={writes ? actionsOf : undefined}
              open={writes ? (row) => open('edit', row.id) : undefined}
            />
          ) : (
            <Empty
              description={t(
                series.length ? 'list.emptyFiltered' : providers.length ? 'list.empty' : 'accessConfig.noProviders',
              )}
            >
              {writes && !providers.length && (
                <Button type="primary" onClick={() => setQuery({ tab: 'providers', mode: 'new' }, true)}>
                  {t('accessConfig.newProvider')}
                </Button>
              )}
            </Empty>
          )}
        </Loaded>
      </section>
      {isForm && (
        <SeriesForm
          key={edited?.id ?? 'new'}
          row={mode === 'edit' ? edited : undefined}
          taken={series.map((row) => row.seriesCode)}
          providers={providers}
          isLocked={isLocked}
          questionOf={questionOf}
          onClose={close}
        />
      )}
    </>
  )
}
