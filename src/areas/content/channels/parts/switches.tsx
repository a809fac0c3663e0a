import { client } from '@/entities/content/shared'
import { ViewSwitch } from '@/kit/page/ViewSwitch'

/** The clients that are one app to their users. */
export const APP = [client.android, client.ios, client.harmony] as const

const CLIENTS = [
  { value: '', label: 'appChannels.app' },
  { value: 'mini', label: 'client.mini' },
] as const
/** Whose channels are looked at, in the tree and on the phone: those of the owner app or of the mini-program. */
export const ClientSwitch = () => <ViewSwitch views={CLIENTS} name="client" label="appChannels.client" />
