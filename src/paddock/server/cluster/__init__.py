"""Several server processes: notifications, leases, presence, supervision."""
