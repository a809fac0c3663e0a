export const SIGN = '/activity-management/addSignAct'
export const SESSIONS = '/activity-management/signInManage'
