import { useScreen } from '@/kit/page/screen'

const GROUPS = {
  officialMsg: {
    notices: '/officialMsg/officialMsg',
    notice: '/officialMsg/officialMsgUpdate',
    messages: '/officialMsg/CMsg',
    message: '/officialMsg/cmsg-details',
  },
  MsgManagement: {
    notices: '/MsgManagement/officialMsg',
    notice: '/MsgManagement/officialMsgUpdate',
    messages: '/MsgManagement/CMsg',
    message: '/MsgManagement/cmsg-details',
  },
} as const

/** Returns the four message pages of the current menu group, so that links never leave it. */
export const useMessageGroup = () => {
  const { path } = useScreen()
  return GROUPS[path.startsWith('/MsgManagement/') ? 'MsgManagement' : 'officialMsg']
}
