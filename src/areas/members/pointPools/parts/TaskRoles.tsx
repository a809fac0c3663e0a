import { Button, Checkbox, Empty, Flex, Progress, Space } from 'antd'
import { useEffect, useState } from 'react'
import * as pointTasks from '@/api/members/pointTasks'
import { notify } from '@/api/notices'
import { useViewer } from '@/business/viewer'
import { pointTask as fields, type PointTask } from '@/entities/members/pointTask'
import { shopType } from '@/entities/shared/enums'
import { Loaded, useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { keyed } from '@/kit/list/DataTable'
import { FilterBar } from '@/kit/list/FilterBar'
import { filterOf } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { TickMatrix } from '@/kit/list/TickMatrix'
import { optionName, plain } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { matchesWords } from '@/lib/foldText'
import { listOf } from '@/lib/listOf'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

/** Unsaved changes of roles, by task id. */
export type RoleTicks = Readonly<Record<string, Readonly<Record<string, boolean>>>>
const CAN = 'pointTasks.updateRoles'
const ALL = { pageNo: 1, pageSize: 100 }
const SHOP = { of: shopType }
const FILTERS = [filterOf(fields.taskName), filterOf(fields.taskType), filterOf(fields.status)]
const nameOf = (row: PointTask) => plain(row.taskName) || row.id
const savedOf = (row: PointTask): string[] => row.roles.map(({ id }) => id)
const tickedOf = (row: PointTask, ticks: RoleTicks): string[] => {
  const own = ticks[row.id] ?? {}
  const saved = savedOf(row)
  return [
    ...saved.filter((id) => own[id] !== false),
    ...Object.keys(own).filter((id) => own[id] && !saved.includes(id)),
  ]
}
const isTickChanged = (row: PointTask, ticks: RoleTicks, role: string): boolean => {
  const tick = ticks[row.id]?.[role]
  return tick !== undefined && tick !== savedOf(row).includes(role)
}
const isChanged = (row: PointTask, ticks: RoleTicks): boolean =>
  Object.keys(ticks[row.id] ?? {}).some((role) => isTickChanged(row, ticks, role))

/** Matrix of roles and tasks, saved with one call per changed task. */
export const TaskRoles = ({ ticks, setTicks }: { ticks: RoleTicks; setTicks: (to: RoleTicks) => void }) => {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const { act, busy } = useAction()
  const { state, search, reset } = useListState(FILTERS)
  const load = useLoad(pointTasks.list.query(ALL, { quiet: true }))
  const roleLoad = useLoad(pointTasks.listRoles.query(undefined, { quiet: true }))
  const [done, setDone] = useState<number>()
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const writes = head && may(CAN)
  const tasks = load.data?.records ?? []
  const roles = roleLoad.data ?? []
  const { taskName = '', taskType = '', status = '' } = state.texts
  const rows = tasks.filter(
    (row) =>
      // Unsaved rows stay visible.
      isChanged(row, ticks) ||
      (matchesWords(nameOf(row), taskName) &&
        (!taskType || listOf(taskType).includes(plain(row.taskType))) &&
        (!status || listOf(status).includes(plain(row.status)))),
  )
  const changed = tasks.filter((row) => isChanged(row, ticks))
  // Values that have been saved, here or by another user, are no longer changes.
  useEffect(() => {
    const kept = Object.keys(ticks).filter((id) => changed.some((row) => row.id === id))
    if (load.data && kept.length < Object.keys(ticks).length)
      setTicks(Object.fromEntries(kept.map((id) => [id, ticks[id] ?? {}])))
  }, [load.data, changed, ticks, setTicks])
  const set = (some: readonly PointTask[], chosen: readonly string[], on: boolean) =>
    setTicks({
      ...ticks,
      ...Object.fromEntries(
        some.map(({ id }) => [id, { ...ticks[id], ...Object.fromEntries(chosen.map((role) => [role, on])) }]),
      ),
    })
  const save = () =>
    act(async () => {
      const found: Record<string, string> = {}
      for (const [at, row] of changed.entries()) {
        setDone(at)
        const roleIds = tickedOf(row, ticks)
        if (roleIds.length === 0) found[row.id] = t('pointPools.noRole')
        else
          await pointTasks.updateRoles({ id: row.id, roleIds }, { quiet: true }).catch((error: unknown) => {
            found[row.id] = error instanceof Error ? error.message : ''
          })
      }
      setFaults(found)
      if (Object.keys(found).length === 0) notify('success', t('pointPools.rolesSaved'))
    }).finally(() => setDone(undefined))
  const failed = changed.filter(({ id }) => faults[id] !== undefined)
  const shops = [...new Set(roles.map(({ shopTypes }) => shopTypes.join()))]
  const box = (label: string, of: readonly PointTask[], some: readonly string[]) => {
    const on = of.flatMap((row) => some.map((role) => tickedOf(row, ticks).includes(role)))
    const all = on.length > 0 && on.every(Boolean)
    return (
      <Checkbox
        aria-label={t('pointPools.allOf', { name: label })}
        checked={all}
        indeterminate={!all && on.some(Boolean)}
        onChange={() => set(of, some, !all)}
      />
    )
  }
  const roleIds = roles.map(({ id }) => id)
  return (
    <>
      <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
      <section className="list-card" aria-label={t('pointPools.roles')}>
        {writes && (
          <Flex className="list-tools" justify="space-between" align="center" wrap gap={8}>
            <span role="status">
              {failed.length > 0
                ? t('pointPools.rolesFailed', { count: failed.length })
                : t('pointPools.changedTasks', { count: changed.length })}
            </span>
            <Space>
              {done !== undefined && (
                <Progress
                  type="circle"
                  size={24}
                  percent={Math.round((done / Math.max(changed.length, 1)) * 100)}
                  aria-label={t('pointPools.saving')}
                />
              )}
              <Button disabled={changed.length === 0 || busy} onClick={() => setTicks({})}>
                {t('pointPools.undoAll')}
              </Button>
              <Button type="primary" disabled={changed.length === 0} loading={busy} onClick={() => void save()}>
                {t('pointPools.saveRoles')}
              </Button>
            </Space>
          </Flex>
        )}
        <Loaded load={load}>
          <Loaded load={roleLoad}>
            {rows.length > 0 ? (
              <TickMatrix
                label={t('pointPools.roles')}
                rows={keyed(rows, fields.id.key)}
                nameLabel={t(fields.taskName.label)}
                nameOf={nameOf}
                name={(row) => (
                  <Space size={4} align="start">
                    {writes && box(nameOf(row), [row], roleIds)}
                    <span>
                      <bdi title={nameOf(row)}>{nameOf(row)}</bdi>
                      {(tickedOf(row, ticks).length === 0 || faults[row.id] !== undefined) && isChanged(row, ticks) && (
                        <small className="tick-fault">
                          {tickedOf(row, ticks).length === 0 ? t('pointPools.noRole') : faults[row.id]}
                        </small>
                      )}
                    </span>
                  </Space>
                )}
                before={[
                  {
                    key: fields.status.key,
                    label: t(fields.status.label),
                    cell: (row) => <StatusTag field={fields.status} value={row.status} />,
                  },
                  {
                    key: fields.taskType.key,
                    label: t(fields.taskType.label),
                    cell: (row) => <Value field={fields.taskType} value={row.taskType} />,
                  },
                ]}
                groups={shops.map((shop) => ({
                  key: shop,
                  label: listOf(shop)
                    .map((one) => optionName(t, SHOP, one))
                    .join(' / '),
                  columns: roles
                    .filter(({ shopTypes }) => shopTypes.join() === shop)
                    .map(({ id, roleName }) => ({
                      key: id,
                      label: roleName,
                      head: writes ? (
                        <>
                          {box(roleName, rows, [id])} <div>{roleName}</div>
                        </>
                      ) : undefined,
                    })),
                }))}
                stateOf={(row, role) => ({
                  on: tickedOf(row, ticks).includes(role),
                  changed: isTickChanged(row, ticks, role) ? t('pointPools.unsaved') : undefined,
                })}
                tick={writes ? (row, role, on) => set([row], [role], on) : undefined}
                rowClass={(row) => (tickedOf(row, ticks).length === 0 ? 'tick-bad' : undefined)}
              />
            ) : (
              <Empty description={t(tasks.length ? 'list.emptyFiltered' : 'list.empty')} />
            )}
          </Loaded>
        </Loaded>
      </section>
    </>
  )
}
