/** The reply of the status call; with an errorCode the call is refused. */
export interface SystemStatus {
  state: 'normal' | 'maintenance' | 'denied'
  maintenanceEnd?: number
  description?: Record<string, string>
  ip?: string
  errorCode?: string
  message?: string
}

export interface StatusState {
  status: SystemStatus
}
