import { DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Input, Skeleton } from 'antd'
import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { type RewardGoods, rewardGoods } from '@/entities/commerce/rewardGoods'
import { enableStatus } from '@/entities/shared/enums'
import { Failed, useLoad } from '@/kit/data/load'
import { CallSelect } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import { PageButtons } from '@/kit/list/Pager'
import { rowsOfPage } from '@/kit/list/rowsOfPage'
import { CLEAR, SEARCH } from '@/kit/show/boxIcons'
import { named, plain, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { categoriesOf } from './rewardFilters'
import { useRewardWords } from './rewardWords'
import { MAX_GOODS } from './taskValues'
import { useTaskGoods } from './useScope'

const PAGE = 10
const SEARCHED = [rewardGoods.goodsName, rewardGoods.goodsCode] as const
const nameOf = (row: Partial<RewardGoods>) => plain(row.goodsName) || plain(row.goodsCode) || plain(row.id)

export const GoodsBox = ({
  id,
  value = [],
  onChange,
  disabled,
  title,
}: ControlProps<string[]> & {
  /** Title of the edited task, whose own goods are not reported as a conflict. */
  title?: string
}) => {
  const t = useT()
  const { money } = useFormats()
  const { rule } = useRewardWords()
  const [asked, setAsked] = useState<{ goodsName?: string; goodsCode?: string; categoryId?: string }>({})
  const [pageNo, setPageNo] = useState(1)
  const { data, error, first, retry } = useLoad(
    rewards.listGoods.query({ ...asked, status: [enableStatus.enabled], pageNo, pageSize: PAGE }, { quiet: true }),
    { enabled: !disabled },
  )
  const chosen = useTaskGoods(value)
  const ask = (more: typeof asked) => {
    setAsked({ ...asked, ...more })
    setPageNo(1)
  }
  const change = (ids: string[]) => onChange?.(ids)
  const remove = (gone: string) => change(value.filter((one) => one !== gone))
  return (
    <div id={id} className="reward-goods" role="group" aria-label={t('rewards.taskGoods')}>
      {!disabled && (
        <div>
          <Flex gap={8} wrap className="space-below">
            {SEARCHED.map(({ key, label }) => (
              <Input.Search
                searchIcon={SEARCH}
                key={key}
                allowClear={CLEAR}
                placeholder={t(label)}
                aria-label={t(label)}
                onPressEnter={(event) => event.preventDefault()}
                onSearch={(typed) => ask({ [key]: typed.trim() || undefined })}
              />
            ))}
            <CallSelect
              of={categoriesOf()}
              choice={({ categoryId, categoryName }) => ({ value: categoryId, label: categoryName || categoryId })}
              value={asked.categoryId}
              label={t(rewardGoods.categoryName.label)}
              onChange={(categoryId) => ask({ categoryId })}
            />
          </Flex>
          {error && !data && <Failed compact error={error} retry={retry} />}
          {first && <Skeleton active />}
          {data?.records.length === 0 && <p className="quiet">{t('rewards.noneFound')}</p>}
          <ul className="reward-rows">
            {rowsOfPage(data?.records ?? [], pageNo, PAGE).map((row) => {
              const others = row.taskTitles.filter((one) => one !== title)
              const isChosen = value.includes(row.id)
              return (
                <li key={row.id}>
                  <Checkbox
                    checked={isChosen}
                    disabled={!isChosen && value.length >= MAX_GOODS}
                    onChange={() => (isChosen ? remove(row.id) : change([...value, row.id]))}
                  >
                    <bdi>{nameOf(row)}</bdi>{' '}
                    <small className="quiet digits">{[money(row.price), rule(row)].filter(Boolean).join(' · ')}</small>
                  </Checkbox>
                  {others.length > 0 && (
                    <span title={t('rewards.conflictWith', { tasks: others.join(t('kit.listComma')) })}>
                      <Mark tone="warning">{t('rewards.conflict')}</Mark>
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
          <PageButtons page={data} pageNo={pageNo} pageSize={PAGE} setPageNo={setPageNo} />
        </div>
      )}
      <div>
        <p>{t('rewards.chosenGoods', { count: value.length })}</p>
        <Sortable
          ids={value}
          disabled={disabled}
          nameOf={(one) => nameOf(chosen.find((row) => row.id === one) ?? { id: one })}
          move={(from, to) => change(arrayMove(value, from, to))}
        >
          <ul className="reward-rows">
            {chosen.map((row) => (
              <Chosen key={row.id} row={row} disabled={disabled} remove={() => remove(row.id)} />
            ))}
          </ul>
        </Sortable>
      </div>
    </div>
  )
}

const Chosen = ({
  row,
  disabled,
  remove,
}: {
  row: Pick<RewardGoods, 'id'> & Partial<RewardGoods>
  disabled?: boolean
  remove: () => void
}) => {
  const t = useT()
  const { row: element, handle } = useSortedRow(row.id)
  const name = nameOf(row)
  return (
    <li {...element}>
      {!disabled && (
        <Button
          size="small"
          type="text"
          icon={<HolderOutlined />}
          aria-label={named(t('rewards.dragGoods'), name)}
          {...handle}
        />
      )}
      <bdi>{name}</bdi>
      {!disabled && (
        <>
          <MoveButtons id={row.id} name={name} />
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined />}
            aria-label={named(t('rewards.takeOut'), name)}
            onClick={remove}
          />
        </>
      )}
    </li>
  )
}
