import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { enrollFieldType } from '@/entities/community/enrollField'
import { useNewRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import type { FieldKind } from './formFields'

const Offer = ({ kind, name, full, add }: { kind: FieldKind; name: string; full: boolean; add: () => void }) => (
  <Button icon={<PlusOutlined />} disabled={full} {...useNewRow(String(kind), name, { disabled: full })} onClick={add}>
    {name}
  </Button>
)

/** The kinds of field: a click puts one at the end of the form, a drag anywhere in it. */
export const FieldPalette = ({ full, add }: { full: boolean; add: (kind: FieldKind) => void }) => {
  const t = useT()
  return (
    <div className="enroll-palette" role="group" aria-label={t('enrolments.palette')}>
      <h4>{t('enrolments.palette')}</h4>
      {enrollFieldType.options.map(({ value, label }) => (
        <Offer key={value} kind={value} name={t(label)} full={full} add={() => add(value)} />
      ))}
    </div>
  )
}
