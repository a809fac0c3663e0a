import { type ReactNode, useState } from 'react'
import { Ask, type Question } from '@/kit/dialog/ask'

/** Asks in the middle of a save, after the form was found right: `confirm` resolves to whether to go on. */
export const useConfirm = (): { confirm: (question: Question) => Promise<boolean>; asking: ReactNode } => {
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void }>()
  const answer = (yes: boolean) => {
    asked?.answer(yes)
    setAsked(undefined)
  }
  return {
    confirm: (question) => new Promise((resolve) => setAsked({ question, answer: resolve })),
    asking: <Ask question={asked?.question} busy={false} onCancel={() => answer(false)} onOk={() => answer(true)} />,
  }
}
