import { useState } from 'react'
import { Ask } from '@/kit/dialog/ask'
import { useT } from '@/locales'

/** Asks for the word before many pictures are deleted. */
export const useTypedDelete = () => {
  const t = useT()
  const [asked, setAsked] = useState<{ count: number; run: () => void }>()
  return {
    ask: (count: number, run: () => void) => setAsked({ count, run }),
    host: (
      <Ask
        question={
          asked && {
            title: t('carPages.removeMany', { count: asked.count }),
            effect: t('carPages.removeEffect'),
            typed: t('kit.delete'),
            danger: true,
            okText: t('kit.delete'),
          }
        }
        busy={false}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          setAsked(undefined)
          asked?.run()
        }}
      />
    ),
  }
}
