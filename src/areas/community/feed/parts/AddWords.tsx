import { Alert, Flex, Input } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import { type SiftWord, siftWord, wordAction, wordType } from '@/entities/community/sift'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { Choice } from '@/kit/form/controls'
import { useT } from '@/locales'
import { hasLength, hasWildcard, MAX_ADDED, MAX_WORDS, wordsIn } from '../words'

type Added = Pick<SiftWord, 'word' | 'wordType' | 'action'>

export const AddWords = ({
  known,
  onAdd,
  onClose,
}: {
  known: ReadonlySet<string>
  onAdd: (words: Added[]) => void
  onClose: () => void
}) => {
  const t = useT()
  const [text, setText] = useState('')
  const [kind, setKind] = useState<SiftWord['wordType']>(wordType.advert)
  const [action, setAction] = useState<SiftWord['action']>(wordAction.review)
  const [fault, setFault] = useState('')
  const add = () => {
    const { words, repeats } = wordsIn(text, known)
    const bad = words.find((word) => !hasLength(word))
    const wrong =
      words.length === 0 && repeats === 0
        ? t('feed.noWord')
        : words.some(hasWildcard)
          ? t('feed.wildcard')
          : bad
            ? t('feed.wordLength', { word: bad })
            : words.length > MAX_ADDED
              ? t('feed.manyWords', { max: MAX_ADDED })
              : known.size + words.length > MAX_WORDS
                ? t('feed.fullWords', { max: MAX_WORDS })
                : ''
    setFault(wrong)
    if (wrong) return
    if (repeats) notify('info', t('feed.repeats', { count: repeats }))
    onAdd(words.map((word) => ({ word, wordType: kind, action })))
    onClose()
  }
  return (
    <Dialog
      open
      title={t('feed.addWords')}
      onClose={onClose}
      footer={<DialogButtons ok={t('kit.ok')} onOk={add} onClose={onClose} />}
    >
      <Flex vertical gap={12}>
        <Input.TextArea
          autoFocus
          rows={6}
          aria-label={t('feed.addWords')}
          placeholder={t('feed.wordsHint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="quiet">{t('feed.wordsHint')}</span>
        <Choice
          field={siftWord.wordType}
          value={kind}
          onChange={(to) => setKind(Number(to) as SiftWord['wordType'])} // One of its codes.
        />
        <Choice
          field={siftWord.action}
          value={action}
          onChange={(to) => setAction(Number(to) as SiftWord['action'])} // One of its codes.
        />
        {fault && <Alert type="error" showIcon title={fault} />}
      </Flex>
    </Dialog>
  )
}
