import { Alert, Flex, Input, Radio } from 'antd'
import { useId, useState } from 'react'
import { searchConfig } from '@/entities/commerce/searchConfig'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { useClosingTyped } from '@/kit/form/useClosing'
import { useT } from '@/locales'
import { faultText } from './searchValues'
import { readLines, type WordLists } from './searchWords'

const LISTS = ['hotWords', 'synonyms', 'blockWords'] as const

/** Adds many words at once, pasted line by line. Rejected lines are shown with reasons and stay in the input. */
export const ImportWords = ({
  lists,
  onAdd,
  onClose,
}: {
  lists: WordLists
  onAdd: (into: keyof WordLists, taken: string[][]) => void
  onClose: () => void
}) => {
  const t = useT()
  const name = useId()
  const [into, setInto] = useState<keyof WordLists>('hotWords')
  const [text, setText] = useState('')
  const { taken, refused } = readLines(into, text, lists)
  const add = () => {
    onAdd(into, taken)
    if (refused.length === 0) return onClose()
    setText(refused.map(({ line }) => line).join('\n'))
  }
  const { close, question } = useClosingTyped(text.trim() !== '', t('searchConfig.import'), onClose)
  return (
    <Dialog
      open
      title={t('searchConfig.import')}
      onClose={close}
      footer={
        <DialogButtons
          ok={t('searchConfig.addLines', { count: taken.length })}
          disabled={taken.length === 0}
          onOk={add}
          onClose={close}
        />
      }
    >
      <Flex vertical gap={12}>
        <Radio.Group
          name={name}
          optionType="button"
          aria-label={t('searchConfig.into')}
          value={into}
          options={LISTS.map((value) => ({ value, label: t(searchConfig[value].label) }))}
          onChange={({ target }) => setInto(LISTS.find((one) => one === target.value) ?? 'hotWords')}
        />
        <label>
          <span className="quiet">{t(into === 'synonyms' ? 'searchConfig.groupLines' : 'searchConfig.wordLines')}</span>
          <Input.TextArea rows={8} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        {refused.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('searchConfig.refused', { count: refused.length })}
            description={
              <ul className="refused-lines">
                {refused.map(({ line, fault }, at) => (
                  <li key={at}>
                    <bdi>{line}</bdi> <small>{faultText(t, fault)}</small>
                  </li>
                ))}
              </ul>
            }
          />
        )}
      </Flex>
      {question}
    </Dialog>
  )
}
