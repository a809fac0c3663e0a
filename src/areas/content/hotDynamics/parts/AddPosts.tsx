import { Alert, Form as AntForm, type FormInstance } from 'antd'
import { useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import * as topics from '@/api/community/topics'
import { type Dynamic, dynamic, dynamicStatus } from '@/entities/community/dynamic'
import { topicStatus } from '@/entities/community/topic'
import { type HotDynamic, hotDynamic, hotSource } from '@/entities/content/hotDynamic'
import { f, is } from '@/entities/field'
import { Loaded, useLoad } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import { Moment, NumberBox } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { PageButtons } from '@/kit/list/Pager'
import { callFilter } from '@/kit/list/choiceFilters'
import { containsFilter, dateRangeFilter, type Filter } from '@/kit/list/filters'
import { useColumn } from '@/kit/list/SubTable'
import { plain } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'

interface Values {
  dynamicIds: string[]
  endTime: string
  sort?: number
}
const POSTS = { ...f.refs({ required: true }), key: 'dynamicIds', label: 'hot.posts' } as const
const PLACES = 50
const MAX = 20
const DAYS = 7
const MAX_DAYS = 30
const DAY = 86_400_000
const SIZE = 10
const FILTERS: Filter[] = [
  containsFilter(dynamic.content),
  containsFilter(dynamic.nickname),
  callFilter(dynamic.topicNames, {
    of: topics.list.query({ status: topicStatus.up, pageSize: 100 }, { quiet: true }),
    choice: ({ topicName }) => ({ value: plain(topicName), label: plain(topicName) }),
  }),
  dateRangeFilter(dynamic.publishTime),
]
const inList = dynamics.listHot.query({ pageNo: 1, pageSize: 100 }, { quiet: true })

export const AddPosts = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const [initial] = useState((): Partial<Values> => ({ dynamicIds: [], endTime: formatTime(Date.now() + DAYS * DAY) }))
  const { data } = useLoad(inList)
  const hot = data?.records ?? []
  return (
    <FormPanel
      open
      name="hotPosts.add"
      title={t('hot.addPosts')}
      width={860}
      initial={initial}
      save={({ dynamicIds, endTime, sort }) => dynamics.addHot({ dynamicIds, endTime, ...(sort && { sort }) })}
      done={t('hot.added')}
      onClose={onClose}
    >
      {({ Field, form }) => (
        <>
          <Field
            of={POSTS}
            check={(ids) => (Array.isArray(ids) && ids.length > MAX ? t('hot.maxPosts', { count: MAX }) : undefined)}
          >
            <PostsBox hot={hot} />
          </Field>
          <Room hot={hot} form={form} />
          <div className="two-columns">
            <Field
              of={hotDynamic.endTime}
              hint={t('hot.endHint')}
              check={(value) => {
                const end = toMillis(value)
                if (end === undefined) return undefined
                return end <= Date.now() || end > Date.now() + MAX_DAYS * DAY ? t('hot.endRule') : undefined
              }}
            >
              <Moment />
            </Field>
            <Field of={hotDynamic.sort} hint={t('hot.placeHint')}>
              <NumberBox precision={0} min={1} max={PLACES} />
            </Field>
          </div>
        </>
      )}
    </FormPanel>
  )
}

/** Note shown if the list is full: the number of automatic posts that are displaced, or that there is no room. */
const Room = ({ hot, form }: { hot: readonly HotDynamic[]; form: FormInstance<Values> }) => {
  const t = useT()
  const ids: unknown = AntForm.useWatch(POSTS.key, form)
  const over = hot.length + (Array.isArray(ids) ? ids.length : 0) - PLACES
  const automatic = hot.filter(({ source }) => is(source, hotSource.automatic)).length
  if (over <= 0) return null
  const isFull = over > automatic
  return (
    <Alert
      className="hot-note"
      type={isFull ? 'error' : 'warning'}
      showIcon
      title={isFull ? t('hot.full') : t('hot.givesWay', { count: over })}
    />
  )
}

const PostsBox = ({ value = [], onChange, hot }: ControlProps<string[]> & { hot: readonly HotDynamic[] }) => {
  const t = useT()
  const column = useColumn()
  const [texts, setTexts] = useState<Record<string, string>>({})
  const [pageNo, setPageNo] = useState(1)
  const asked = Object.assign(
    {},
    ...FILTERS.map(({ key, toQuery }) => (texts[key] ? toQuery(texts[key]) : {})),
  ) as object // Queries of the filters.
  const load = useLoad(
    dynamics.list.query({ ...asked, status: dynamicStatus.up, pageNo, pageSize: SIZE }, { quiet: true }),
  )
  const taken = hot.map(({ dynamicId }) => dynamicId)
  const tick = (rows: readonly Dynamic[], on: boolean) => {
    const ids = rows.map(({ id }) => id)
    onChange?.(on ? [...new Set([...value, ...ids])] : value.filter((id) => !ids.includes(id)))
  }
  return (
    <>
      <div className="hot-filters">
        {FILTERS.map((filter) => (
          <div key={filter.key}>
            {filter.control({
              value: texts[filter.key] ?? '',
              label: t(filter.label),
              texts,
              search: () => undefined,
              onChange: (text) => {
                setTexts({ ...texts, [filter.key]: text })
                setPageNo(1)
              },
            })}
          </div>
        ))}
      </div>
      <p aria-live="polite">{t('hot.ticked', { count: value.length, max: MAX })}</p>
      <Loaded load={load}>
        <SmallTable
          rowKey={dynamic.id.key}
          loading={load.loading}
          dataSource={load.data?.records}
          scroll={{ x: 640 }}
          locale={{ emptyText: t('list.empty') }}
          rowSelection={{
            selectedRowKeys: [...taken, ...value],
            onSelect: (row, on) => tick([row], on),
            onSelectAll: (on, _, rows) => tick(rows, on),
            getCheckboxProps: ({ id, content }) =>
              // antd's type of the check box props lacks aria attributes, but antd passes them on.
              ({ 'aria-label': t('list.selectRow', { name: plain(content) }), disabled: taken.includes(id) }) as object,
            getTitleCheckboxProps: () => ({ 'aria-label': t('list.selectPage') }) as object, // As above.
          }}
          columns={[
            {
              ...column(dynamic.content),
              width: 300,
              render: (_, row) => (
                <>
                  <bdi>{plain(row.content)}</bdi>
                  {taken.includes(row.id) && <span className="quiet"> {t('hot.inList')}</span>}
                </>
              ),
            },
            column(dynamic.nickname),
            column(dynamic.viewCount),
            column(dynamic.publishTime),
          ]}
        />
      </Loaded>
      <PageButtons page={load.data} pageNo={pageNo} pageSize={SIZE} setPageNo={setPageNo} />
    </>
  )
}
