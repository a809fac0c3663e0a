import { Empty } from 'antd'
import { enrollField, type EnrollField } from '@/entities/community/enrollField'
import { useColumn } from '@/kit/list/SubTable'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'

const FIELDS = [
  enrollField.label,
  enrollField.fieldType,
  enrollField.required,
  enrollField.options,
  enrollField.tip,
] as const

/** The fields of the form that people enrol with. */
export const FieldList = ({ fields }: { fields: readonly EnrollField[] }) => {
  const t = useT()
  const column = useColumn()
  return (
    <SmallTable
      scroll={{ x: 640 }}
      dataSource={fields.map((field, key) => ({ ...field, key }))}
      columns={FIELDS.map(column)}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('list.empty')} /> }}
    />
  )
}
