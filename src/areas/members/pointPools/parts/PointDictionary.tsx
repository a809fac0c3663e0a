import { Empty, Flex, Tree } from 'antd'
import * as dictionaries from '@/api/system/dictionaries'
import { ApiError } from '@/api/error'
import { dictItem as fields } from '@/entities/shared/dictItem'
import { Failed, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { Card } from '@/kit/show/Card'
import { FieldTable } from '@/kit/show/FieldTable'
import { useT } from '@/locales'

/** The dictionaries of points, two of them with parents of their values. */
const NAMES = {
  POINT_TASK_TYPE: [],
  POINT_CHANGE_TYPE: ['EARN', 'USE', 'ADD', 'SUB', 'SYS'],
  POINT_POOL_CHANGE: ['IN', 'OUT'],
  POINT_CONTACT_TYPE: [],
  POINT_UNBIND_REASON: [],
} as const
const FIRST = 'POINT_TASK_TYPE'
const TREE = Object.entries(NAMES)
const isUnknown = (error: Error): boolean => error instanceof ApiError && String(error.code) === '404'

/** The dictionaries of points, read only: their names at the left, the values of one at the right. */
export const PointDictionary = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const chosen = query.get('parentCode') ?? FIRST
  const [metaName = FIRST, parentMetaCode] = chosen.split('/')
  const { data, error, retry, loading } = useLoad(
    parentMetaCode
      ? dictionaries.getByCodeAndParent.query({ metaName, parentMetaCode }, { quiet: true })
      : dictionaries.getByCode.query({ metaName }, { quiet: true }),
    { keep: false },
  )
  return (
    <Card title={t('pointPools.dictionary')}>
      <Flex gap={24} wrap align="start">
        <Tree
          aria-label={t('pointPools.dictionary')}
          defaultExpandAll
          selectedKeys={[chosen]}
          onSelect={([key]) => key !== undefined && setQuery({ parentCode: String(key) })}
          treeData={TREE.map(([name, parents]) => ({
            key: name,
            title: name,
            children: parents.map((parent) => ({ key: `${name}/${parent}`, title: parent })),
          }))}
        />
        <div className="dictionary-values">
          {error && isUnknown(error) ? (
            <Empty description={t('pointPools.unknownDictionary')} />
          ) : error ? (
            <Failed error={error} retry={retry} />
          ) : (
            <FieldTable
              rowKey={fields.code.key}
              loading={loading}
              rows={data ?? []}
              fields={[fields.code, fields.name, fields.desc, fields.parentCode, fields.sort, fields.status]}
            />
          )}
        </div>
      </Flex>
    </Card>
  )
}
