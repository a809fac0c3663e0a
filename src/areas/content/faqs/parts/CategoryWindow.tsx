import { Select } from 'antd'
import { useState } from 'react'
import { type Qaa, qaa as fields, qaaCategory } from '@/entities/content/qaa'
import { Answers, Dialog } from '@/kit/dialog/dialog'
import { useT } from '@/locales'

/** Asks to which category some questions go. */
export const CategoryWindow = ({
  count,
  onPick,
  onClose,
}: {
  count: number
  onPick: (category: Qaa['category']) => void
  onClose: () => void
}) => {
  const t = useT()
  const [category, setCategory] = useState<Qaa['category']>()
  return (
    <Dialog
      open
      title={t('faqs.changeAsk', { count })}
      width={400}
      onClose={onClose}
      footer={
        <Answers
          ok={t('faqs.changeCategory')}
          disabled={category === undefined}
          onOk={() => category !== undefined && onPick(category)}
          onClose={onClose}
        />
      }
    >
      <Select
        aria-label={t(fields.category.label)}
        placeholder={t(fields.category.label)}
        value={category}
        onChange={setCategory}
        options={qaaCategory.options.map(({ value, label }) => ({ value, label: t(label) }))}
        className="full-width"
      />
    </Dialog>
  )
}
